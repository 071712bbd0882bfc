import { call } from '#client/lib/api.ts';
import { useCallForm } from '#client/lib/use-call-form.ts';
import { dropDraft, readDraft, useDraft } from '#client/lib/use-draft.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Field } from '#client/ui/Field.tsx';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import type { BodyOf } from '#contract/lib/endpoint.ts';
import { type AdminOrder, refundAdminOrder } from '#contract/money/money-admin.ts';
import { formatExactRupees } from '#domain/lib/money.ts';

interface Props {
  order: AdminOrder;
  onClose: () => void;
  /** Booked, here or elsewhere. */
  onDone: () => void;
}

/** Sends a part of an order back, or all that is left. */
export function RefundDialog({ order, onClose, onDone }: Props) {
  const { orderId, refundable, refunded, payer } = order;
  const draft = `refund-${orderId}`;
  const kept = readDraft<{ amount: number; reason: string }>(draft);
  const form = useCallForm(refundAdminOrder, {
    amount: kept?.amount ?? refundable,
    reason: kept?.reason ?? '',
    // What staff see here, not what was seen when a draft was begun.
    refunded,
  });
  useDraft(draft, form);
  const { busy, take } = useStep({ form, onDone });
  const amount = form.watch('amount');
  const { errors } = form.formState;
  const send = (body: BodyOf<typeof refundAdminOrder>) =>
    take(async () => {
      const answer = await call(refundAdminOrder, { params: { orderId }, body });
      dropDraft(draft);
      return answer;
    });
  const submit = form.handleSubmit(async (body) => {
    if (body.amount <= refundable) {
      await send(body);
      return;
    }
    const message = `At most ${formatExactRupees(refundable)} can go back.`;
    form.setError('amount', { type: 'max', message }, { shouldFocus: true });
  });
  return (
    <FormDialog
      title={`Refund to ${payer.name}`}
      description="It goes back the way it came. Once all of it has gone back, what was bought ends."
      submitLabel={amount > 0 ? `Send back ${formatExactRupees(amount)}` : 'Send back'}
      busyLabel="Booking…"
      busy={busy}
      danger
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label="Amount in rupees"
        help={`At most ${formatExactRupees(refundable)}: all that can go back.`}
        error={errors.amount?.message}
        required
      >
        <TextInput
          type="number"
          inputMode="decimal"
          step="0.01"
          {...form.register('amount', { valueAsNumber: true })}
        />
      </Field>
      <Field
        label="Why?"
        help="The payer reads this, and it stands in the audit log."
        error={errors.reason?.message}
        required
      >
        <TextArea rows={3} {...form.register('reason')} />
      </Field>
    </FormDialog>
  );
}
