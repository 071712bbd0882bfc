import { CircleAlert, CircleCheck, CircleX, LoaderCircle, Undo2 } from 'lucide-react';
import { inFull } from '#client/deals/deal/in-full.ts';
import { classes } from '#client/ui/classes.ts';
import type { Outcome } from '#contract/money/payments.ts';
import escrowWords from '#messages/money/escrow/index.ts';
import { useReturnedOrder } from './use-returned-order.ts';

const LOOK: Record<Outcome, { icon: typeof CircleCheck; tone: string; words: string }> = {
  waiting: {
    icon: LoaderCircle,
    tone: 'bg-brand-soft',
    words: 'We ask the payment provider how it went. This page tells you as soon as we know.',
  },
  paid: { icon: CircleCheck, tone: 'bg-good/12 text-good', words: 'Your payment has arrived.' },
  failed: {
    icon: CircleX,
    tone: 'bg-bad/12 text-bad',
    words: 'The payment did not go through. Nothing was charged; you can try again below.',
  },
  dropped: {
    icon: CircleAlert,
    tone: 'bg-warn/12 text-warn',
    words: 'The payment was broken off. Nothing was charged; you can go on below.',
  },
  returned: {
    icon: Undo2,
    tone: 'bg-warn/12 text-warn',
    words: 'It came too late or twice. All of the money goes back the way it came.',
  },
  ended: {
    icon: CircleAlert,
    tone: 'bg-warn/12 text-warn',
    words: 'The time to pay this was over. You can begin again below.',
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
