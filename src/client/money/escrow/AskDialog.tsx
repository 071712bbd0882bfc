import { Controller } from 'react-hook-form';
import { AccountField } from '#client/deals/deal/AccountField.tsx';
import { inFull } from '#client/deals/deal/in-full.ts';
import { RupeesField } from '#client/deals/deal/RupeesField.tsx';
import { call } from '#client/lib/api.ts';
import { useCallForm } from '#client/lib/use-call-form.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Field } from '#client/ui/Field.tsx';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import type { DealMoney } from '#contract/money/escrow.ts';
import { askRelease } from '#contract/money/escrow-steps.ts';
import { RELEASE_DAYS } from '#domain/money/release.ts';
import words from '#messages/money/checkout/index.ts';
import escrowWords from '#messages/money/escrow/index.ts';
import steps from '#messages/money/escrow-steps/index.ts';

interface Props {
  money: DealMoney;
  userId: number;
  onClose: () => void;
}

/** Asks that money leaves escrow to the caller; the other side lets it go. */
export function AskDialog({ money, userId, onClose }: Props) {
  const { bookingId, available, side, other } = money;
  const form = useCallForm(askRelease, { amount: available, note: '' });
  const { errors } = form.formState;
  const { busy, take } = useStep({ form });
  const submit = form.handleSubmit(async (body) => {
    const send = () => call(askRelease, { params: { id: bookingId }, body });
    if (await take(send)) onClose();
  });
  return (
    <FormDialog
      title={side === 'owner' ? escrowWords.askForMoney : escrowWords.askBack}
      description={escrowWords.askTerms({
        other,
        releaseDays: RELEASE_DAYS,
        available: inFull(available),
      })}
      submitLabel={steps.ask({ other })}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <Controller
        control={form.control}
        name="amount"
        render={({ field: { disabled: _, ...input }, fieldState }) => (
          <RupeesField
            label={words.amount}
            example="50,000"
            error={fieldState.error?.message}
            {...input}
          />
        )}
      />
      <AccountField
        userId={userId}
        error={errors.bankAccountId?.message}
        field={form.register('bankAccountId')}
      />
      <Field
        label={escrowWords.whatFor}
        help={escrowWords.otherReadsIt}
        error={errors.note?.message}
      >
        <TextArea rows={2} {...form.register('note')} />
      </Field>
    </FormDialog>
  );
}
