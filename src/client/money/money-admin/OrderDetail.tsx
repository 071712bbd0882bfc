import { ArrowLeft, RotateCw, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { call } from '#client/lib/api.ts';
import { useCall } from '#client/lib/use-call.ts';
import { useStep } from '#client/lib/use-step.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import { Badge } from '#client/ui/Badge.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import type { ResponseOf } from '#contract/lib/endpoint.ts';
import { askAboutOrder } from '#contract/money/admin-order-steps.ts';
import { type AdminOrder, getAdminOrder } from '#contract/money/money-admin.ts';
import { formatExactRupees } from '#domain/lib/money.ts';
import { PURPOSE_RULES } from '#domain/money/purpose.ts';
import words from '#messages/money/staff-orders/index.ts';
import { ORDER_STATE } from './labels.ts';
import { OrderAmounts, OrderFacts } from './OrderFacts.tsx';
import { OrderAudit, OrderTimeline } from './OrderHistory.tsx';
import { OrderLedger } from './OrderLedger.tsx';
import { OrderPayments } from './OrderPayments.tsx';
import { OrderRefunds } from './OrderRefunds.tsx';
import { RefundDialog } from './RefundDialog.tsx';

function Head({ order }: { order: AdminOrder }) {
  const { orderId, description, purpose, state, total, refundable } = order;
  const { busy, take } = useStep();
  const [refunding, setRefunding] = useState(false);
  return (
    <div className="card grid gap-4 p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 className="text-lg wrap-anywhere">{description}</h2>
          <p className="text-sm text-muted wrap-anywhere">
            {PURPOSE_RULES[purpose].label}, {orderId}
          </p>
        </div>
        <Badge tone={ORDER_STATE[state].tone}>{ORDER_STATE[state].label}</Badge>
      </div>
      <p className="tabular text-2xl font-bold">{formatExactRupees(total)}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          icon={RotateCw}
          busy={busy}
          busyLabel={words.asking}
          onClick={() => void take(() => call(askAboutOrder, { params: { orderId } }))}
        >
          {words.askGateway}
        </Button>
        {refundable > 0 && (
          <Button variant="quiet" icon={Undo2} onClick={() => setRefunding(true)}>
            {words.refund}
          </Button>
        )}
      </div>
      {refunding && (
        <RefundDialog
          order={order}
          onClose={() => setRefunding(false)}
          onDone={() => setRefunding(false)}
        />
      )}
    </div>
  );
}

/** A refund is sent after it was booked, and the bank takes its time. */
const REFRESH_MS = 3_000;
const isMoving = ({ refunds }: AdminOrder) =>
  refunds.some(({ state }) => state === 'requested' || state === 'processing');

/** One order with everything that is known of it. */
export function OrderDetail({ orderId }: { orderId: string }) {
  const { state, answer, error, reload } = useCall(
    getAdminOrder,
    { params: { orderId } },
    {
      refreshInterval: (latest?: ResponseOf<typeof getAdminOrder>) =>
        latest && isMoving(latest.data) ? REFRESH_MS : 0,
    },
  );
  return (
    <>
      <AppLink className="link flex min-h-11 w-fit items-center gap-2" href="/Admin/Orders">
        <ArrowLeft aria-hidden="true" className="size-5" />
        {words.allOrders}
      </AppLink>
      <Loader state={state} error={error} onRetry={reload} skeleton={<Skeleton lines={12} />}>
        {() =>
          answer && (
            <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
              <div className="grid grid-cols-1 gap-4">
                <Head order={answer.data} />
                <OrderAmounts order={answer.data} />
                <OrderPayments order={answer.data} />
                <OrderRefunds order={answer.data} />
                <OrderTimeline order={answer.data} />
              </div>
              <div className="grid grid-cols-1 gap-4">
                <OrderFacts order={answer.data} />
                <OrderLedger order={answer.data} />
                <OrderAudit order={answer.data} />
              </div>
            </div>
          )
        }
      </Loader>
    </>
  );
}
