import {
  type Adjusted,
  adjustAll,
  COMPARABLE_METRES,
  COMPARABLE_SIZE,
  FEWEST_COMPARABLES,
  MAX_COMPARABLES,
  weightedQuantile,
} from '#domain/professionals/valuation.ts';
import { type FairHome, flatKey, nameKey, type PricedHome, sizeOf } from './home.ts';
import type { Near } from './neighbours.ts';

/** Whether one home can be held against another: the same kind and number of rooms, of like size. */
export function isLike(subject: FairHome, other: PricedHome): boolean {
  const size = sizeOf(subject);
  const otherSize = sizeOf(other);
  return (
    size !== null &&
    otherSize !== null &&
    other.listedIn === subject.listedIn &&
    other.subcategory === subject.subcategory &&
    other.bedrooms === subject.bedrooms &&
    otherSize >= size * COMPARABLE_SIZE.least &&
    otherSize <= size * COMPARABLE_SIZE.most
  );
}

/** Those of `near` that say most: its own society's first, then the nearest; each flat once. */
export function pickComparables(
  subject: FairHome,
  near: readonly Near<PricedHome>[],
): Near<PricedHome>[] {
  const society = nameKey(subject.society);
  const seen = new Set([flatKey(subject)]);
  const distant = ({ home, metres }: Near<PricedHome>) =>
    society !== undefined && nameKey(home.society) === society ? -1 : metres;
  return near
    .filter(({ home, metres }) => metres <= COMPARABLE_METRES && isLike(subject, home))
    .toSorted((a, b) => distant(a) - distant(b) || a.home.id - b.home.id)
    .filter(({ home }) => {
      const key = flatKey(home);
      return !seen.has(key) && seen.add(key);
    })
    .slice(0, MAX_COMPARABLES);
}

export interface FromComparables {
  /** Log of rupees per square foot. */
  rate: number;
  comparables: Adjusted[];
}

/** The middle of what comparables ask, each as if it were the subject; null where there are too few. */
export function rateByComparables(
  subject: FairHome,
  chosen: readonly Near<PricedHome>[],
): FromComparables | null {
  if (chosen.length < FEWEST_COMPARABLES) return null;
  const asHome = (home: FairHome) => ({ ...home, areaSqft: Math.round(sizeOf(home) ?? 0) });
  const comparables = adjustAll(
    asHome(subject),
    chosen.map(({ home, metres }) => ({
      ...asHome(home),
      id: home.id,
      price: home.price,
      metres,
      closed: false,
      months: 0,
    })),
  );
  const values = comparables.map(({ adjustedRate, share }) => ({
    value: adjustedRate,
    weight: share,
  }));
  return { rate: Math.log(weightedQuantile(values, 0.5)), comparables };
}
