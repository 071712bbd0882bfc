import { LoaderCircle } from 'lucide-react';
import { Button } from '#client/ui/Button.tsx';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import type { OrderStatus } from '#contract/money/payments.ts';
import words from '#messages/money/checkout/index.ts';
import type { Standing } from './use-order-status.ts';

interface Props {
  order: OrderStatus | undefined;
  standing: Standing;
}

/** While nothing is established: what is being done about it, and the way back to paying. */
export function Waiting({ order, standing }: Props) {
  const { asking, error, askAgain } = standing;
  return (
    <section className="card grid justify-items-start gap-3 p-6">
      <h2 className="flex items-center gap-2 text-lg">
        {asking && <LoaderCircle aria-hidden="true" className="size-5 motion-safe:animate-spin" />}
        {asking ? words.waitingBank : words.noWord}
      </h2>
      <p role="status">{asking ? words.weAsk : words.needNotWait}</p>
      {asking && (
        <div
          role="progressbar"
          aria-label={words.askingBank}
          className="h-1.5 w-full overflow-hidden rounded-full bg-sunk"
        >
          <div className="h-full w-1/3 rounded-full bg-brand motion-safe:animate-pulse" />
        </div>
      )}
      {error && <p className="text-warn">{error.message}</p>}
      <div className="flex flex-wrap gap-3">
        {!asking && <Button onClick={askAgain}>{words.askAgain}</Button>}
        {order?.retry?.how === 'pay' && (
          <ButtonLink variant="quiet" href={order.retry.url}>
            {words.notPaidYet}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
