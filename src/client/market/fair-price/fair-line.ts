import type { ResponseOf } from '#contract/lib/endpoint.ts';
import type { checkFairPrice } from '#contract/market/fair-price.ts';
import type { ListedIn } from '#domain/homes/listing.ts';
import { formatPriceShort, groupDigits } from '#domain/lib/money.ts';
import { standing } from '#domain/market/fair-price/labels.ts';
import words from '#messages/market/fair-range/index.ts';

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
  return words.homesLike({
    where,
    low: formatPriceShort(range.low),
    high: formatPriceShort(range.high),
    isRent: listedIn === 'rent',
    n: groupDigits(n),
    isDemo: demo,
    close: comparableCount,
    standing: standing(price, range),
  });
}
