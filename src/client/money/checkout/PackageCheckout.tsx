import { CalendarClock, Check } from 'lucide-react';
import { useSearchParams } from 'wouter';
import { useCall } from '#client/lib/use-call.ts';
import { grantsInWords, validityInWords } from '#client/money/prices/price-labels.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import { getPackage, type WirePriceItem } from '#contract/money/prices.ts';
import { formatRupees } from '#domain/lib/money.ts';
import buyingWords from '#messages/money/buying/index.ts';
import words from '#messages/money/checkout/index.ts';
import { Checkout } from './Checkout.tsx';

function About({ item }: { item: WirePriceItem }) {
  const validity = validityInWords(item.validityDays);
  return (
    <section aria-labelledby="package" className="card grid gap-3 p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="package" className="text-xl">
          {item.name}
        </h2>
        <p className="tabular text-lg font-bold">
          {formatRupees(item.price)}{' '}
          <span className="text-sm font-normal text-muted">{words.plusGst}</span>
        </p>
      </div>
      <p className="text-muted">{item.description}</p>
      <ul className="grid gap-1 sm:grid-cols-2">
        {grantsInWords(item).map((grant) => (
          <li key={grant} className="flex items-center gap-2">
            <Check aria-hidden="true" className="size-4 shrink-0 text-good" />
            {grant}
          </li>
        ))}
        {validity && (
          <li className="flex items-center gap-2">
            <CalendarClock aria-hidden="true" className="size-4 shrink-0 text-muted" />
            {buyingWords.forWord({ validity })}
          </li>
        )}
      </ul>
    </section>
  );
}

/** The price somebody saw is of the past. */
function Changed({ currentId }: { currentId: number | null }) {
  return (
    <p className="card p-5">
      {currentId === null ? words.notSold : buyingWords.priceChanged}
      <AppLink
        className="link"
        href={currentId === null ? '/MyPackages' : `/PaymentCheckout/${currentId}`}
      >
        {currentId === null ? words.packagesToday : words.priceToday}
      </AppLink>
    </p>
  );
}

/** The checkout of one item of the price list; `?property=ID` names what it is for. */
export function PackageCheckout({ packageId }: { packageId: number }) {
  const [query] = useSearchParams();
  const subjectId = Number(query.get('property')) || undefined;
  const { state, answer, error, reload } = useCall(getPackage, { params: { packageId } });
  return (
    <Loader state={state} error={error} onRetry={reload}>
      {() => {
        if (!answer) return null;
        const { currentId, ...item } = answer.data;
        const about = subjectId ? { subjectId } : {};
        return (
          <div className="grid gap-4">
            <About item={item} />
            {currentId === item.id ? (
              <Checkout request={{ purpose: item.purpose, priceItemId: item.id, ...about }} />
            ) : (
              <Changed currentId={currentId} />
            )}
          </div>
        );
      }}
    </Loader>
  );
}
