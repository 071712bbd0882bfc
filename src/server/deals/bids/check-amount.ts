import { AppError } from '#contract/lib/errors.ts';
import { bidBounds } from '#domain/deals/deal-amounts.ts';
import {
  formatPriceShort,
  fromRupees,
  type Paise,
  type Rupees,
  toRupees,
} from '#domain/lib/money.ts';
import words from '#messages/deals/bids/index.ts';
import type { DealListing } from '#server/homes/listings/index.ts';

function badAmount(message: string): AppError {
  return new AppError('invalid', message, [{ path: 'amount', message }]);
}

/** Throws invalid unless an amount is near enough to what is asked to be meant. */
export function checkAmount({ pricePaise }: DealListing, amount: Rupees): void {
  const { least, most } = bidBounds(toRupees(pricePaise));
  if (amount >= least && amount <= most) return;
  throw badAmount(
    words.amountBetween({ least: formatPriceShort(least), most: formatPriceShort(most) }),
  );
}

/** Throws invalid unless it is more than the bid as it stands. */
export function checkIsMore(amount: Rupees, { amountPaise }: { amountPaise: Paise }): void {
  if (fromRupees(amount) > amountPaise) return;
  throw badAmount(words.moreThanBid);
}
