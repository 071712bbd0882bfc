import { call } from '#client/lib/api.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Badge } from '#client/ui/Badge.tsx';
import { Button } from '#client/ui/Button.tsx';
import { formatMoment } from '#client/ui/moment.ts';
import { retryAdminRefund } from '#contract/money/admin-order-steps.ts';
import type { AdminOrder } from '#contract/money/money-admin.ts';
import { formatExactRupees } from '#domain/lib/money.ts';
import words from '#messages/money/staff-refunds/index.ts';
import { REFUND_STATE } from './labels.ts';
import { OrderSection } from './OrderSection.tsx';

function Refund({ refund }: { refund: AdminOrder['refunds'][number] }) {
  const { refundId, state, amount, reason, message, isOfPayment, requestedBy, at } = refund;
  const { busy, take } = useStep();
  return (
    <li className="grid gap-1 py-3 first:pt-0 last:pb-0">
      <span className="flex flex-wrap items-center justify-between gap-2">
        <b className="tabular">{formatExactRupees(amount)}</b>
        <Badge tone={REFUND_STATE[state].tone}>{REFUND_STATE[state].label}</Badge>
      </span>
      <span>{reason}</span>
      <span className="text-sm text-muted wrap-anywhere">
        {[
          formatMoment(at),
          requestedBy ? words.byPerson({ name: requestedBy }) : words.byHouse,
          refundId,
          isOfPayment && words.ofUseless,
        ]
          .filter(Boolean)
          .join(', ')}
      </span>
      {message && (
        <span className={state === 'failed' ? 'text-sm text-bad' : 'text-sm text-muted'}>
          {message}
        </span>
      )}
      {state === 'failed' && (
        <Button
          variant="quiet"
          className="mt-2 w-fit"
          busy={busy}
          busyLabel={words.sending}
          onClick={() => void take(() => call(retryAdminRefund, { params: { refundId } }))}
        >
          {words.sendAgain}
        </Button>
      )}
    </li>
  );
}

export function OrderRefunds({ order: { refunds } }: { order: AdminOrder }) {
  return (
    <OrderSection title={words.refunds}>
      {refunds.length === 0 && <p className="text-muted">{words.nothingBack}</p>}
      <ul className="divide-y divide-line">
        {refunds.map((refund) => (
          <Refund key={refund.refundId} refund={refund} />
        ))}
      </ul>
    </OrderSection>
  );
}
