import { Badge } from '#client/ui/Badge.tsx';
import { formatMoment } from '#client/ui/moment.ts';
import type { AdminOrder } from '#contract/money/money-admin.ts';
import { formatExactRupees } from '#domain/lib/money.ts';
import { paymentMethodWords } from '#domain/money/payment-method.ts';
import words from '#messages/money/staff-orders/index.ts';
import { PAYMENT_STATE } from './labels.ts';
import { OrderSection } from './OrderSection.tsx';

/** Every attempt at paying, in the order they were made. */
export function OrderPayments({ order: { payments } }: { order: AdminOrder }) {
  return (
    <OrderSection title={words.payments}>
      {payments.length === 0 && <p className="text-muted">{words.nobodyTried}</p>}
      <ul className="divide-y divide-line">
        {payments.map((payment) => (
          <li key={payment.gatewayPaymentId} className="grid gap-1 py-3 first:pt-0 last:pb-0">
            <span className="flex flex-wrap items-center justify-between gap-2">
              <b className="tabular">{formatExactRupees(payment.amount)}</b>
              <span className="flex flex-wrap gap-1">
                {payment.state === 'success' && !payment.isGrant && (
                  <Badge tone="brand">{words.boughtNothing}</Badge>
                )}
                <Badge tone={PAYMENT_STATE[payment.state].tone}>
                  {PAYMENT_STATE[payment.state].label}
                </Badge>
              </span>
            </span>
            <span className="text-sm text-muted wrap-anywhere">
              {[
                formatMoment(payment.at),
                payment.method && words.byMethod({ method: paymentMethodWords(payment.method) }),
                payment.gatewayPaymentId,
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
            {payment.message && <span className="text-sm">{payment.message}</span>}
          </li>
        ))}
      </ul>
    </OrderSection>
  );
}
