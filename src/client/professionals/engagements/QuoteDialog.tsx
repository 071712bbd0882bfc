import { Controller } from 'react-hook-form';
import { inFull } from '#client/deals/deal/in-full.ts';
import { RupeesField } from '#client/deals/deal/RupeesField.tsx';
import { call } from '#client/lib/api.ts';
import { useCall } from '#client/lib/use-call.ts';
import { type FormOf, useCallForm } from '#client/lib/use-call-form.ts';
import { dropDraft, readDraft, useDraft } from '#client/lib/use-draft.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Field } from '#client/ui/Field.tsx';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { quoteEngagement } from '#contract/professionals/engagement-steps.ts';
import { type EngagementDetail, requestAllowance } from '#contract/professionals/engagements.ts';
import { HOME_STATE } from '#domain/lib/gstin.ts';
import { fromRupees, toRupees } from '#domain/lib/money.ts';
import { afterCommission, COMMISSION_PERCENT } from '#domain/money/commission.ts';
import { GST_PERCENT } from '#domain/money/gst.ts';
import words from '#messages/professionals/engagements/index.ts';
import { costWords, isUsedUp, NoLeads } from './Allowance.tsx';

interface Props {
  engagement: EngagementDetail;
  onClose: () => void;
}

/** What is left of a fee; by the paisa it is reckoned when the work is delivered. */
const leftOf = (rupees: number) =>
  rupees > 0 ? toRupees(afterCommission(fromRupees(rupees), HOME_STATE)) : 0;

/** The professional says what the work costs and how long it takes. */
export function QuoteDialog({ engagement: { id, other }, onClose }: Props) {
  const draft = `quote-${id}`;
  const form = useCallForm(quoteEngagement, {
    note: '',
    ...readDraft<FormOf<typeof quoteEngagement>>(draft),
  });
  useDraft(draft, form);
  const { errors } = form.formState;
  const allowance = useCall(requestAllowance).answer?.data;
  const { busy, take } = useStep({ form });
  const submit = form.handleSubmit(async (body) => {
    const step = () => call(quoteEngagement, { params: { id }, body });
    if (!(await take(step))) return;
    dropDraft(draft);
    onClose();
  });
  const held = words.clientPaysInto({
    commissionPercent: COMMISSION_PERCENT,
    gstPercent: GST_PERCENT,
    costWords: costWords(allowance),
  });
  return (
    <FormDialog
      title={words.quoteA({ other })}
      description={held.trim()}
      submitLabel={words.sendQuote}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      {allowance && isUsedUp(allowance) && <NoLeads />}
      <Controller
        control={form.control}
        name="amount"
        render={({ field: { disabled: _, ...input }, fieldState }) => (
          <RupeesField
            label={words.fee}
            example="12,000"
            help={
              Number(input.value) > 0 &&
              words.aboutReach({ inFull: inFull(Math.round(leftOf(Number(input.value)))) })
            }
            error={fieldState.error?.message}
            {...input}
          />
        )}
      />
      <Field label={words.daysWorkTakes} required error={errors.workDays?.message}>
        <TextInput
          inputMode="numeric"
          className="max-w-32"
          {...form.register('workDays', { setValueAs: (typed) => Number(typed) || 0 })}
        />
      </Field>
      <Field
        label={words.whatFeeCovers}
        help={words.clientReadsNo}
        required
        error={errors.note?.message}
      >
        <TextArea {...form.register('note')} />
      </Field>
    </FormDialog>
  );
}
