import { call } from '#client/lib/api.ts';
import { useCallForm } from '#client/lib/use-call-form.ts';
import { dropDraft, readDraft, useDraft } from '#client/lib/use-draft.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Field } from '#client/ui/Field.tsx';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { filled } from '#client/ui/filled.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import type { BodyOf } from '#contract/lib/endpoint.ts';
import { refundAdminOrder } from '#contract/money/admin-order-steps.ts';
import type { AdminOrder } from '#contract/money/money-admin.ts';
import { formatExactRupees } from '#domain/lib/money.ts';
import { MONEY_OUT_DAYS } from '#domain/money/payout.ts';
import words from '#messages/money/staff-refunds/index.ts';

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
      <p>{words.alone({ amount: formatExactRupees(freeForOne), days: MONEY_OUT_DAYS })}</p>
      {others.map(({ name, amount }) => (
        <p key={`${name} ${amount}`}>
          {filled(words.colleagueAgreed, {
            name: <b>{name}</b>,
            amount: formatExactRupees(amount),
          })}
        </p>
      ))}
      {own && <p>{words.youAgreed({ amount: formatExactRupees(own.amount) })}</p>}
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
    const message = words.atMost({ amount: formatExactRupees(refundable) });
    form.setError('amount', { type: 'max', message }, { shouldFocus: true });
  });
  const needsAnother = amount > freeForOne && amount !== wanted;
  const submitLabel =
    amount > 0
      ? (needsAnother ? words.agreeFirst : words.sendBackAmount)({
          amount: formatExactRupees(amount),
        })
      : words.sendBack;
  return (
    <FormDialog
      title={words.refundTo(payer)}
      description={words.goesBack}
      submitLabel={submitLabel}
      busyLabel={words.booking}
      busy={busy}
      danger
      onSubmit={submit}
      onClose={onClose}
    >
      <TwoPeople order={order} />
      <Field
        label={words.amountInRupees}
        help={words.atMostAll({ amount: formatExactRupees(refundable) })}
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
      <Field label={words.why} help={words.payerReads} error={errors.reason?.message} required>
        <TextArea rows={3} {...form.register('reason')} />
      </Field>
    </FormDialog>
  );
}
