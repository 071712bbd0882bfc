import { SearchX } from 'lucide-react';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { SandboxBanner } from '#client/ui/SandboxBanner.tsx';
import words from '#messages/money/checkout/index.ts';
import { Outcome } from './Outcome.tsx';
import type { CallBack } from './purpose-pages.ts';
import { useOrderStatus } from './use-order-status.ts';
import { Waiting } from './Waiting.tsx';

interface Props {
  orderId: string;
  callBack: CallBack;
}

/** Back from the gateway: what is shown is what the server has established, never what the address says. */
export function PaymentResult({ orderId, callBack }: Props) {
  const standing = useOrderStatus(orderId, callBack);
  const { order, error, asking } = standing;
  if (!order && error && !asking) {
    return (
      <EmptyState
        icon={SearchX}
        title={words.unknownOrder}
        text={words.othersOrder}
        action={<ButtonLink href="/PaymentHistory">{words.seeMine}</ButtonLink>}
      />
    );
  }
  return (
    <div className="grid gap-4">
      {order?.isSandbox && <SandboxBanner />}
      {!order || order.outcome === 'waiting' ? (
        <Waiting order={order} standing={standing} />
      ) : (
        <Outcome order={order} outcome={order.outcome} />
      )}
    </div>
  );
}
