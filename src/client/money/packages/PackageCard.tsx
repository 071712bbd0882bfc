import { Check } from 'lucide-react';
import { grantsInWords, validityInWords } from '#client/money/prices/price-labels.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import { Badge } from '#client/ui/Badge.tsx';
import type { WirePriceItem } from '#contract/money/prices.ts';
import { formatRupees } from '#domain/lib/money.ts';
import { FREE_PACKAGE } from '#domain/money/purpose.ts';
import words from '#messages/money/buying/index.ts';

interface Props {
  item: WirePriceItem;
  isOwn: boolean;
}

export function PackageCard({ item, isOwn }: Props) {
  const { id, name, description, price, validityDays, code } = item;
  const isFree = code === FREE_PACKAGE;
  return (
    <li className="card flex flex-col gap-3 p-5">
      <div className="flex items-center justify-between gap-2">
        <h3 className="text-lg font-semibold">{name}</h3>
        {isOwn && <Badge tone="brand">{words.yours}</Badge>}
      </div>
      <p>
        <b className="tabular text-2xl">{isFree ? words.free : formatRupees(price)}</b>{' '}
        <span className="text-sm text-muted">
          {isFree
            ? words.everybody
            : words.plusGst({ validityInWords: validityInWords(validityDays) ?? 'good' })}
        </span>
      </p>
      <p className="text-muted">{description}</p>
      <ul className="grid gap-1.5">
        {grantsInWords(item).map((grant) => (
          <li key={grant} className="flex items-center gap-2">
            <Check aria-hidden="true" className="size-4 shrink-0 text-good" />
            {grant}
          </li>
        ))}
      </ul>
      {!isFree && (
        <AppLink
          className={`button mt-auto ${isOwn ? 'button-quiet' : 'button-primary'}`}
          href={`/PaymentCheckout/${id}`}
        >
          {isOwn ? words.renew({ name }) : words.choose({ name })}
        </AppLink>
      )}
    </li>
  );
}
