import { useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import { SandboxBanner } from '#client/ui/SandboxBanner.tsx';
import { Section } from '#client/ui/Section.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { formatExactRupees } from '#domain/lib/money.ts';
import { PURPOSE_RULES } from '#domain/money/purpose.ts';
import { Billing } from './Billing.tsx';
import { CouponField } from './CouponField.tsx';
import { PriceLines } from './PriceLines.tsx';
import { usePay } from './use-pay.ts';
import { type Quote, useQuote, type Wish } from './use-quote.ts';

interface SummaryProps {
  wish: Wish;
  quote: Quote;
  onCoupon: (code: string | undefined) => void;
  onStale: () => unknown;
}

function Summary({ wish, quote, onCoupon, onStale }: SummaryProps) {
  const { busy, pay } = usePay(onStale);
  const { coupon, ...plain } = wish;
  const isFee = PURPOSE_RULES[wish.purpose].funds === 'platform';
  return (
    <Section title="Your order" titleId="to-pay" size="lg" className="card grid gap-4 p-5">
      <p>{quote.description}</p>
      {isFee && <CouponField wish={plain} coupon={coupon} onCoupon={onCoupon} />}
      <PriceLines amounts={quote.amounts} />
      <Button
        variant="accent"
        className="w-full"
        busy={busy}
        busyLabel="Opening the payment page…"
        onClick={() => void pay(wish, quote)}
      >
        Pay {formatExactRupees(quote.amounts.total)}
      </Button>
      <p className="text-sm text-muted">
        {isFee
          ? 'You pay on the payment provider’s page by UPI, card or net banking. The invoice comes at once, here and by e‑mail.'
          : 'You pay on the payment provider’s page. The money is held in escrow until the work is done.'}
      </p>
    </Section>
  );
}

/** What a wish comes to, to whom it is invoiced, and the button that pays. */
export function Checkout({ wish }: { wish: Wish }) {
  const [coupon, setCoupon] = useState<string>();
  const full = coupon ? { ...wish, coupon } : wish;
  const { state, quote, error, reload } = useQuote(full);
  return (
    <Loader
      state={state}
      message={error?.message}
      onRetry={() => {
        setCoupon(undefined);
        void reload();
      }}
      skeleton={<Skeleton lines={8} />}
    >
      {() =>
        quote && (
          <div className="grid gap-4">
            {quote.sandbox && <SandboxBanner />}
            <div className="grid items-start gap-4 lg:grid-cols-[1fr_24rem]">
              <Billing billing={quote.billing} onChanged={reload} />
              <Summary wish={full} quote={quote} onCoupon={setCoupon} onStale={reload} />
            </div>
          </div>
        )
      }
    </Loader>
  );
}
