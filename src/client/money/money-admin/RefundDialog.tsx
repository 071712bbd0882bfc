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
import { MONEY_OUT_DAYS } from '#domain/money/payout.ts';

interface Props {
  order: AdminOrder;
  onClose: () => void;
  /** Booked, here or elsewhere. */
  onDone: () => void;
}

/** What one of staff may send back alone, and who has agreed to more. */
function TwoPeople({ order: { refundable, freeForOne, agreed } }: { order: AdminOrder }) {
  const others = agreed.filter(({ isCaller }) => !isCaller);
  const own = agreed.find(({ isCaller }) => isCaller);
  if (freeForOne >= refundable && agreed.length === 0) return null;
  return (
    <div className="grid gap-1 rounded-control border border-line bg-brand-soft p-3">
      <p>
        Alone you can send back {formatExactRupees(freeForOne)} now, counted over {MONEY_OUT_DAYS}{' '}
        days. Above that, two of you must send back the same.
      </p>
      {others.map(({ name, amount }) => (
        <p key={`${name} ${amount}`}>
          <b>{name}</b> has agreed to {formatExactRupees(amount)}. Send the same, and it goes back.
        </p>
      ))}
      {own && <p>You have agreed to {formatExactRupees(own.amount)}; another of you must too.</p>}
    </div>
  );
}

/** Sends a part of an order back: what one may, what a colleague has agreed to, or more as the first of two. */
export function RefundDialog({ order, onClose, onDone }: Props) {
  const { orderId, refundable, freeForOne, agreed, refunded, payer } = order;
  const wanted = agreed.find(({ isCaller }) => !isCaller)?.amount;
  const draft = `refund-${orderId}`;
  const kept = readDraft<{ amount: number; reason: string }>(draft);
  const form = useCallForm(refundAdminOrder, {
    amount: kept?.amount ?? wanted ?? (freeForOne > 0 ? freeForOne : refundable),
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
  const needsAnother = amount > freeForOne && amount !== wanted;
  const submitLabel =
    amount > 0
      ? `${needsAnother ? 'Agree as the first to' : 'Send back'} ${formatExactRupees(amount)}`
      : 'Send back';
  return (
    <FormDialog
      title={`Refund to ${payer.name}`}
      description="It goes back the way it came. Once all of it has gone back, what was bought ends."
      submitLabel={submitLabel}
      busyLabel="Booking…"
      busy={busy}
      danger
      onSubmit={submit}
      onClose={onClose}
    >
      <TwoPeople order={order} />
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
