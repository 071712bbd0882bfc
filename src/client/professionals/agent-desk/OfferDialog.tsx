import { Controller } from 'react-hook-form';
import { RupeesField } from '#client/deals/deal/RupeesField.tsx';
import { call } from '#client/lib/api.ts';
import { type FormOf, useCallForm } from '#client/lib/use-call-form.ts';
import { dropDraft, readDraft, useDraft } from '#client/lib/use-draft.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Field } from '#client/ui/Field.tsx';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { OFFER_MESSAGE, showInterest } from '#contract/professionals/agent-interests.ts';
import { COMMISSION_PERCENT } from '#domain/money/commission.ts';
import { GST_PERCENT } from '#domain/money/gst.ts';
import { AGENT_INTEREST_DAYS, MANDATE_DAYS } from '#domain/professionals/agent-interest.ts';
import words from '#messages/professionals/agent-desk/index.ts';

interface Props {
  listingId: number;
  /** "sell" or "let". */
  verb: string;
  onClose: () => void;
}

/** An agent offers an owner to sell or let their home. */
export function OfferDialog({ listingId, verb, onClose }: Props) {
  const draft = `offer-${listingId}`;
  const form = useCallForm(showInterest, {
    message: '',
    ...readDraft<FormOf<typeof showInterest>>(draft),
  });
  useDraft(draft, form);
  const { busy, take } = useStep({ form });
  const submit = form.handleSubmit(async (body) => {
    const step = () => call(showInterest, { params: { listingId }, body });
    if (!(await take(step))) return;
    dropDraft(draft);
    onClose();
  });
  return (
    <FormDialog
      title={words.offerTo({ verb })}
      description={words.ownerDaysAnswer({
        agentInterestDays: AGENT_INTEREST_DAYS,
        mandateDays: MANDATE_DAYS,
        commissionPercent: COMMISSION_PERCENT,
        gstPercent: GST_PERCENT,
      })}
      submitLabel={words.sendOffer}
      busyLabel={words.sending}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label={words.whatDoFee}
        help={words.charactersMoreNo({ least: OFFER_MESSAGE.least })}
        required
        error={form.formState.errors.message?.message}
      >
        <TextArea rows={4} placeholder={words.photosVisitsWeekends} {...form.register('message')} />
      </Field>
      <Controller
        control={form.control}
        name="fee"
        render={({ field: { disabled: _, ...input }, fieldState }) => (
          <RupeesField
            label={words.yourFee}
            example="60,000"
            error={fieldState.error?.message}
            {...input}
          />
        )}
      />
    </FormDialog>
  );
}
