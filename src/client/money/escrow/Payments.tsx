import { inFull } from '#client/deals/deal/in-full.ts';
import { ReceiptButton } from '#client/money/papers/ReceiptButton.tsx';
import { Badge } from '#client/ui/Badge.tsx';
import { filled } from '#client/ui/filled.tsx';
import { formatMoment } from '#client/ui/moment.ts';
import { Section } from '#client/ui/Section.tsx';
import type { DealPayment, DealRefund } from '#contract/money/deal-payments.ts';
import type { DealMoney } from '#contract/money/escrow.ts';
import { paymentMethodWords } from '#domain/money/payment-method.ts';
import words from '#messages/money/checkout/index.ts';
import dealPaymentsWords from '#messages/money/deal-payments/index.ts';
import escrowWords from '#messages/money/escrow/index.ts';
import { REFUND_WORDS } from './money-labels.ts';

function Payment({ payment }: { payment: DealPayment }) {
  const { description, amount, method, paidAt, orderId, refunded } = payment;
  return (
    <li className="grid gap-1 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="font-semibold wrap-anywhere">{description}</p>
        <b className="tabular">{inFull(amount)}</b>
      </div>
      <p className="text-sm text-muted wrap-anywhere">
        {formatMoment(paidAt)}
        {method && dealPaymentsWords.by({ method: paymentMethodWords(method) })}
        {' · '}
        {dealPaymentsWords.receipt({ orderId })}
        {refunded > 0 && dealPaymentsWords.refunded({ inFull: inFull(refunded) })}
      </p>
      <div>
        <ReceiptButton orderId={orderId} of={description} />
      </div>
    </li>
  );
}

function Refund({ refund }: { refund: DealRefund }) {
  const { description, amount, state, reason, at } = refund;
  const { title, tone } = REFUND_WORDS[state];
  return (
    <li className="grid gap-1 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="wrap-anywhere">
          {filled((pieces) => dealPaymentsWords.of({ ...pieces, description }), {
            bold: <b className="tabular">{inFull(amount)}</b>,
          })}
        </p>
        <Badge {...(tone && { tone })}>{title}</Badge>
      </div>
      <p className="text-sm text-muted">
        {formatMoment(at)} · {reason}
      </p>
    </li>
  );
}

/** What has arrived, with its receipts, and what went back. */
export function Payments({ money: { payments, refunds, side } }: { money: DealMoney }) {
  if (payments.length === 0 && refunds.length === 0) return null;
  return (
    <Section
      title={side === 'owner' ? escrowWords.receivedTab : words.paid}
      titleId="payments"
      className="card grid gap-2 p-5"
    >
      <ul className="divide-y divide-line">
        {payments.map((payment) => (
          <Payment key={payment.orderId} payment={payment} />
        ))}
      </ul>
      {refunds.length > 0 && (
        <>
          <h3 className="text-lg">{escrowWords.refunds}</h3>
          <ul className="divide-y divide-line">
            {refunds.map((refund) => (
              <Refund key={refund.refundId} refund={refund} />
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}
