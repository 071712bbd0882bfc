import { useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { LISTED_IN, type ListedIn } from '#domain/homes/listing.ts';
import {
  BHK_KINDS,
  MARKET_BHKS,
  MARKET_DISTRICTS,
  MARKET_KINDS,
  type MarketDistrict,
  type MarketKind,
} from '#domain/market/kind.ts';

/** What the analysis is of, as the address says. */
export interface Filters {
  listedin: ListedIn;
  type: MarketKind;
  district: MarketDistrict | undefined;
  /** A slug. */
  locality: string | undefined;
  /** Only of kinds that have bedrooms. */
  bhk: number | undefined;
}

export type FilterName = keyof Filters;

const oneOf = <T>(known: readonly T[], wanted: unknown): T | undefined =>
  known.find((one) => one === wanted);

/** What makes no sense is left out. */
export function readFilters(query: URLSearchParams): Filters {
  const type = oneOf(MARKET_KINDS, query.get('type')) ?? 'Residential';
  const locality = query.get('locality')?.toLowerCase() ?? '';
  return {
    listedin: oneOf(LISTED_IN, query.get('listedin')) ?? 'sell',
    type,
    district: oneOf(MARKET_DISTRICTS, query.get('district')),
    locality: /^[a-z0-9-]{1,80}$/.test(locality) ? locality : undefined,
    bhk: BHK_KINDS.includes(type) ? oneOf(MARKET_BHKS, Number(query.get('bhk'))) : undefined,
  };
}

/** What no longer fits once something else is chosen. */
const DROPS: Partial<Record<FilterName, FilterName>> = { district: 'locality' };

export function useFilters() {
  const [query, setQuery] = useSearchParams();
  const filters = useMemo(() => readFilters(query), [query]);
  return {
    filters,
    choose(name: FilterName, value: string) {
      setQuery(
        (before) => {
          const next = new URLSearchParams(before);
          if (value) next.set(name, value);
          else next.delete(name);
          const drop = DROPS[name];
          if (drop) next.delete(drop);
          return next;
        },
        { replace: true },
      );
    },
  };
}
