import { TrendingDown, TrendingUp } from 'lucide-react';
import { formatPriceShort } from '#domain/lib/money.ts';
import words from '#messages/homes/listing-page/index.ts';

/** "₹ 3 Lakh cheaper since you kept it"; nothing where the price stayed. */
export function PriceChange({ rupees, since }: { rupees: number; since: string }) {
  if (rupees === 0) return null;
  const Icon = rupees < 0 ? TrendingDown : TrendingUp;
  const said = rupees < 0 ? words.cheaperSince : words.dearerSince;
  return (
    <p
      className={`flex items-start gap-1.5 text-sm font-semibold ${rupees < 0 ? 'text-good' : 'text-warn'}`}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {said({ amount: formatPriceShort(Math.abs(rupees)), since })}
    </p>
  );
}
