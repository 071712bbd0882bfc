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
      title={`Offer to ${verb} this home`}
      description={`The owner has ${AGENT_INTEREST_DAYS} days to answer. Accepted, you work ${MANDATE_DAYS} days for the fee; it waits in escrow until the owner confirms your work. ${COMMISSION_PERCENT} % commission and ${GST_PERCENT} % GST on that are kept.`}
      submitLabel="Send the offer"
      busyLabel="Sending…"
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label="What you do for the fee"
        help={`${OFFER_MESSAGE.least} characters or more. No numbers or addresses.`}
        required
        error={form.formState.errors.message?.message}
      >
        <TextArea
          rows={4}
          placeholder="Photos, visits at weekends, buyers on my books, the paperwork up to the registration."
          {...form.register('message')}
        />
      </Field>
      <Controller
        control={form.control}
        name="fee"
        render={({ field: { disabled: _, ...input }, fieldState }) => (
          <RupeesField
            label="Your fee"
            example="60,000"
            error={fieldState.error?.message}
            {...input}
          />
        )}
      />
    </FormDialog>
  );
}
