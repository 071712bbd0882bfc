import type { WirePriceItem } from '#contract/money/prices.ts';
import { counted } from '#domain/lib/counted.ts';
import { GRANT_KINDS, type GrantKind } from '#domain/money/purpose.ts';

const GRANT_WORDS: Record<GrantKind, (count: number) => string> = {
  contacts: (n) => (n === 1 ? '1 contact' : `${n} contacts`),
  listings: (n) => (n === 1 ? '1 property listed' : `${n} properties listed`),
  promotions: (n) => counted(n, 'promotion'),
  leads: (n) => counted(n, 'lead'),
  analysis: () => 'Property analysis',
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
  return days === 365 ? '1 year' : counted(days, 'day');
}

export const GRANT_NAMES: Record<GrantKind, string> = {
  contacts: 'Contacts',
  listings: 'Properties listed',
  promotions: 'Promotions',
  leads: 'Leads',
  analysis: 'Property analysis',
};
