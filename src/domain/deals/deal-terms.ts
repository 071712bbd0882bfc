import { formatDate } from '#domain/lib/time/format.ts';
import words from '#messages/deals/conditions/index.ts';

/** What a bid asks beside its amount; days are written "2026-11-21". */
export interface DealTerms {
  /** The day the keys change hands: possession of a sale, the first day of a rental. */
  possessionOn: string | null;
  /** What stays in the home: furniture, fixtures, appliances. */
  fixtures: string | null;
  /** Until when the buyer’s home loan has to be sanctioned, where the deal hangs on it. */
  loanBy: string | null;
}

/** Everything two sides bargain over beside the amount. */
export interface DealConditions {
  terms: DealTerms;
  /** In the buyer’s or the owner’s own words, a sentence each. */
  conditions: readonly string[];
}

export const NO_TERMS: DealTerms = { possessionOn: null, fixtures: null, loanBy: null };

export const MAX_LOAN_DAYS = 365;
export const MAX_POSSESSION_YEARS = 5;

/** The whole text of what was agreed, a sentence a line; as the log has it and as both sides read it. */
export function conditionLines({ terms, conditions }: DealConditions): string[] {
  const { possessionOn, fixtures, loanBy } = terms;
  return [
    ...(possessionOn ? [words.possessionOn({ day: formatDate(possessionOn) })] : []),
    ...(fixtures ? [words.included({ fixtures: fixtures.replace(/\.$/, '') })] : []),
    ...(loanBy ? [words.loanBy({ day: formatDate(loanBy) })] : []),
    ...conditions,
  ];
}
