import { LISTED_IN, type ListedIn } from '#domain/homes/listing.ts';
import { MARKET_KINDS, type MarketKind } from './kind.ts';

export const MARKET_SORTS = ['price_high', 'price_low', 'most', 'name'] as const;
export type MarketSort = (typeof MARKET_SORTS)[number];

/** What the public table shows, as its address says. */
export interface MarketChoice {
  listedin: ListedIn;
  type: MarketKind;
  sort: MarketSort;
}

const FIRST: MarketChoice = { listedin: 'sell', type: 'Residential', sort: 'price_high' };

const oneOf = <T extends string>(known: readonly T[], wanted: unknown): T | undefined =>
  known.find((one) => one === wanted);

/** What makes no sense is taken as the first choice. */
export function readChoice(from: { get(name: string): unknown }): MarketChoice {
  return {
    listedin: oneOf(LISTED_IN, from.get('listedin')) ?? FIRST.listedin,
    type: oneOf(MARKET_KINDS, from.get('type')) ?? FIRST.type,
    sort: oneOf(MARKET_SORTS, from.get('sort')) ?? FIRST.sort,
  };
}

/** The choice as an address has it; the first choice is left out. */
export function choiceQuery(choice: MarketChoice): string {
  const query = new URLSearchParams();
  for (const name of ['listedin', 'type', 'sort'] as const) {
    if (choice[name] !== FIRST[name]) query.set(name, choice[name]);
  }
  return query.size > 0 ? `?${query}` : '';
}
