import type { ResponseOf } from '#contract/lib/endpoint.ts';
import type { checkFairPrice } from '#contract/market/fair-price.ts';
import type { ListedIn } from '#domain/homes/listing.ts';
import { counted } from '#domain/lib/counted.ts';
import { formatPriceShort, groupDigits } from '#domain/lib/money.ts';
import { standing } from '#domain/market/fair-price/labels.ts';

export type FairCheck = ResponseOf<typeof checkFairPrice>['data'];

/**
 * "Homes like this in and around Baner: ₹ 82 Lakh – ₹ 96 Lakh (n = 1,204 listings, 15 close
 * comparables). Your price is within it." Undefined where no range is given.
 */
export function fairLine(
  { range, n, comparableCount, demo }: FairCheck,
  { price, listedIn }: { price: number; listedIn: ListedIn },
  where: string,
): string | undefined {
  if (!range) return undefined;
  const ends = `${formatPriceShort(range.low)} – ${formatPriceShort(range.high)}`;
  const month = listedIn === 'rent' ? ' a month' : '';
  const known = `n = ${groupDigits(n)} ${demo ? 'demo listings with made-up prices' : 'listings'}`;
  const close = comparableCount > 0 ? `, ${counted(comparableCount, 'close comparable')}` : '';
  const own = listedIn === 'rent' ? 'Your rent' : 'Your price';
  return `Homes like this in and around ${where}: ${ends}${month} (${known}${close}). ${own} is ${standing(price, range)}.`;
}
