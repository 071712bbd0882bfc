import { Badge } from '#client/ui/Badge.tsx';
import { formatMoment } from '#client/ui/moment.ts';
import type { AdminOrder } from '#contract/money/money-admin.ts';
import { formatExactRupees } from '#domain/lib/money.ts';
import { PAYMENT_STATE } from './labels.ts';
import { OrderSection } from './OrderSection.tsx';

/** Every attempt at paying, in the order they were made. */
export function OrderPayments({ order: { payments } }: { order: AdminOrder }) {
  return (
    <OrderSection title="Payments">
      {payments.length === 0 && <p className="text-muted">Nobody has tried to pay it yet.</p>}
      <ul className="divide-y divide-line">
        {payments.map((payment) => (
          <li key={payment.gatewayPaymentId} className="grid gap-1 py-3 first:pt-0 last:pb-0">
            <span className="flex flex-wrap items-center justify-between gap-2">
              <b className="tabular">{formatExactRupees(payment.amount)}</b>
              <span className="flex flex-wrap gap-1">
                {payment.state === 'success' && !payment.isGrant && (
                  <Badge tone="brand">Bought nothing</Badge>
                )}
                <Badge tone={PAYMENT_STATE[payment.state].tone}>
                  {PAYMENT_STATE[payment.state].label}
                </Badge>
              </span>
            </span>
            <span className="text-sm text-muted wrap-anywhere">
              {formatMoment(payment.at)}
              {payment.method && `, by ${payment.method}`}, {payment.gatewayPaymentId}
            </span>
            {payment.message && <span className="text-sm">{payment.message}</span>}
          </li>
        ))}
      </ul>
    </OrderSection>
  );
}
