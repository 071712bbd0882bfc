import type { WirePriceItem } from '#contract/money/prices.ts';
import { GRANT_KINDS, type GrantKind } from '#domain/money/purpose.ts';
import { labels } from '#messages/lib/labels.ts';
import words from '#messages/money/buying/index.ts';

const GRANT_WORDS: Record<GrantKind, (count: number) => string> = {
  contacts: (n) => (n === 1 ? words.n1Contact : words.contacts({ n })),
  listings: (n) => (n === 1 ? words.n1PropertyListed : words.propertiesListed({ n })),
  promotions: (n) => words.promotionsWord({ n }),
  leads: (n) => words.leads({ n }),
  analysis: () => words.propertyAnalysis,
};

/** What an item of the price list gives, a line each. */
export const grantsInWords = ({ grants }: Pick<WirePriceItem, 'grants'>): string[] =>
  GRANT_KINDS.flatMap((kind) => {
    const count = grants[kind] ?? 0;
    return count > 0 ? [GRANT_WORDS[kind](count)] : [];
  });

/** "30 days", "1 year"; for what never runs out, nothing. */
export function validityInWords(days: number | null): string | undefined {
  if (days === null) return undefined;
  return days === 365 ? words.n1Year : words.days({ days });
}

export const GRANT_NAMES: Record<GrantKind, string> = labels(() => words.grantNames);
