import { useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import { SandboxBanner } from '#client/ui/SandboxBanner.tsx';
import { Section } from '#client/ui/Section.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { formatExactRupees } from '#domain/lib/money.ts';
import { PURPOSE_RULES } from '#domain/money/purpose.ts';
import buyingWords from '#messages/money/buying/index.ts';
import words from '#messages/money/checkout/index.ts';
import { Billing } from './Billing.tsx';
import { CouponField } from './CouponField.tsx';
import { PriceLines } from './PriceLines.tsx';
import { usePay } from './use-pay.ts';
import { type OrderRequest, type Quote, useQuote } from './use-quote.ts';

interface SummaryProps {
  request: OrderRequest;
  quote: Quote;
  onCoupon: (code: string | undefined) => void;
  onStale: () => unknown;
}

function Summary({ request, quote, onCoupon, onStale }: SummaryProps) {
  const { busy, pay } = usePay(onStale);
  const { coupon, ...plain } = request;
  const isFee = PURPOSE_RULES[request.purpose].funds === 'platform';
  return (
    <Section title={words.yourOrder} titleId="to-pay" size="lg" className="card grid gap-4 p-5">
      <p>{quote.description}</p>
      {isFee && <CouponField request={plain} coupon={coupon} onCoupon={onCoupon} />}
      <PriceLines amounts={quote.amounts} />
      <Button
        variant="accent"
        className="w-full"
        busy={busy}
        busyLabel={words.opening}
        onClick={() => void pay(request, quote)}
      >
        {buyingWords.pay({ total: formatExactRupees(quote.amounts.total) })}
      </Button>
      <p className="text-sm text-muted">{isFee ? words.payHow : words.payHeld}</p>
    </Section>
  );
}

/** What a request comes to, to whom it is invoiced, and the button that pays. */
export function Checkout({ request }: { request: OrderRequest }) {
  const [coupon, setCoupon] = useState<string>();
  const full = coupon ? { ...request, coupon } : request;
  const { state, quote, error, reload } = useQuote(full);
  return (
    <Loader
      state={state}
      error={error}
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
              <Summary request={full} quote={quote} onCoupon={setCoupon} onStale={reload} />
            </div>
          </div>
        )
      }
    </Loader>
  );
}
