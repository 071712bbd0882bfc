import {
  conditionLines,
  type DealConditions,
  type DealTerms,
  MAX_LOAN_DAYS,
  MAX_POSSESSION_YEARS,
} from '#domain/deals/deal-terms.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import words from '#messages/deals/bids/index.ts';
import type { Context } from '#server/core/context.ts';
import type { DealListing } from '#server/homes/listings/index.ts';
import { fieldError } from '#server/lib/field-error.ts';

/** Throws invalid for days that lie behind or too far ahead, and for a loan on a rental. */
export function checkTerms(
  { now }: Context,
  { listedIn }: DealListing,
  terms: DealTerms | undefined,
): void {
  if (!terms) return;
  const { possessionOn, loanBy } = terms;
  const within = (day: string, path: string, days: number) => {
    if (day < puneDate(now())) throw fieldError(`terms.${path}`, words.dayFromToday);
    if (day > puneDate(now(), days)) throw fieldError(`terms.${path}`, words.tooFarAhead);
  };
  if (possessionOn) within(possessionOn, 'possessionOn', MAX_POSSESSION_YEARS * 365);
  if (!loanBy) return;
  if (listedIn === 'rent') {
    throw fieldError('terms.loanBy', words.noLoanForRent);
  }
  within(loanBy, 'loanBy', MAX_LOAN_DAYS);
}

/** What a step offers: of what it leaves out, what stands already. */
export const withDefaults = (
  offered: { terms?: DealTerms | undefined; conditions?: readonly string[] | undefined },
  standing: DealConditions,
): DealConditions => ({
  terms: offered.terms ?? standing.terms,
  conditions: offered.conditions ?? standing.conditions,
});

export const isSame = (one: DealConditions, other: DealConditions): boolean =>
  conditionLines(one).join('\n') === conditionLines(other).join('\n');
