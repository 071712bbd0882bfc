import { CircleAlert, CircleCheck, CircleX, LoaderCircle, Undo2 } from 'lucide-react';
import { inFull } from '#client/deals/deal/in-full.ts';
import { classes } from '#client/ui/classes.ts';
import type { Outcome } from '#contract/money/payments.ts';
import dealPaymentsWords from '#messages/money/deal-payments/index.ts';
import escrowWords from '#messages/money/escrow/index.ts';
import { useReturnedOrder } from './use-returned-order.ts';

const LOOK: Record<Outcome, { icon: typeof CircleCheck; tone: string; words: string }> = {
  waiting: {
    icon: LoaderCircle,
    tone: 'bg-brand-soft',
    get words() {
      return dealPaymentsWords.askPaymentProvider;
    },
  },
  paid: {
    icon: CircleCheck,
    tone: 'bg-good/12 text-good',
    get words() {
      return dealPaymentsWords.paymentArrived;
    },
  },
  failed: {
    icon: CircleX,
    tone: 'bg-bad/12 text-bad',
    get words() {
      return dealPaymentsWords.paymentDidNot;
    },
  },
  dropped: {
    icon: CircleAlert,
    tone: 'bg-warn/12 text-warn',
    get words() {
      return dealPaymentsWords.paymentBrokenOff;
    },
  },
  returned: {
    icon: Undo2,
    tone: 'bg-warn/12 text-warn',
    get words() {
      return dealPaymentsWords.cameTooLate;
    },
  },
  ended: {
    icon: CircleAlert,
    tone: 'bg-warn/12 text-warn',
    get words() {
      return dealPaymentsWords.timePayOver;
    },
  },
};

/** Back from the gateway: what the server has established, never what the address says. */
export function PaymentNotice({ orderId }: { orderId: string }) {
  const order = useReturnedOrder(orderId);
  const { icon: Icon, tone, words } = LOOK[order?.outcome ?? 'waiting'];
  const isTest = order?.purpose === 'penny' && order.outcome === 'paid';
  return (
    <p role="status" className={classes('flex items-start gap-2 rounded-card p-4', tone)}>
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span>
        {order && <b>{inFull(order.amounts.total)}: </b>}
        {isTest ? escrowWords.testWorked : words}
      </span>
    </p>
  );
}
