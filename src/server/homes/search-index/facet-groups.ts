import type { Facets } from '#contract/homes/search.ts';
import type { SearchFilter } from '#contract/homes/search-filter.ts';
import { BUDGETS, type Budget, bandRange, bandsFor, isInBand } from '#domain/homes/budget-band.ts';
import {
  type Furnishing,
  isCountedInBhk,
  type ListedIn,
  type Possession,
  type Subcategory,
} from '#domain/homes/listing.ts';

/** Homes alike in all that facets count by. */
export interface FacetGroup {
  listedIn: ListedIn;
  subcategory: Subcategory;
  bedrooms: number | null;
  possession: Possession | null;
  furnishing: Furnishing | null;
  /** The highest of `PRICE_STEPS` the price has reached, counted from 0. */
  step: number;
  n: number;
}

/** Rupee bounds at which a price enters or leaves a band. */
export const PRICE_STEPS = [
  ...new Set(
    BUDGETS.flatMap((band) => {
      const { minPrice, maxPrice } = bandRange(band);
      return [minPrice, maxPrice].filter((bound) => bound !== undefined);
    }),
  ),
].sort((a, b) => a - b);

const bedroomChoice = (bedrooms: number) => (bedrooms >= 10 ? '10+' : String(bedrooms));

type Dimension = keyof Facets;

/** Rupees below which no price lies that has reached the step. */
const leastAt = (step: number) => PRICE_STEPS[step - 1] ?? 0;

/** Of each step the band its prices are in: a search asks for it of hundreds of groups. */
const bandsByStep = (listedIn: ListedIn): (Budget | undefined)[] =>
  [0, ...PRICE_STEPS].map((least) => bandsFor(listedIn).find((band) => isInBand(least, band)));
const BAND_AT: Record<ListedIn, readonly (Budget | undefined)[]> = {
  sell: bandsByStep('sell'),
  rent: bandsByStep('rent'),
};

const choiceIn: Record<Dimension, (group: FacetGroup) => string | undefined> = {
  subcategory: (group) => group.subcategory,
  bedrooms: (group) => (group.bedrooms === null ? undefined : bedroomChoice(group.bedrooms)),
  possession: (group) => group.possession ?? undefined,
  furnishing: (group) => group.furnishing ?? undefined,
  budget: (group) => BAND_AT[group.listedIn][group.step],
};

const DIMENSIONS = Object.keys(choiceIn) as Dimension[];

/** A filter with every chip open: what the groups are counted in. */
export function withoutChips(filter: SearchFilter): SearchFilter {
  const open: SearchFilter = { ...filter };
  for (const dimension of DIMENSIONS) open[dimension] = undefined;
  return open;
}

/** Counts per choice of each chip, each under the other chips' choices but not its own. */
export function addUp(groups: readonly FacetGroup[], filter: SearchFilter): Facets {
  const allows = (dimension: Dimension, group: FacetGroup) => {
    // A band may be asked for across both kinds of price.
    if (dimension === 'budget') {
      return filter.budget?.some((band) => isInBand(leastAt(group.step), band)) ?? true;
    }
    const wanted: readonly string[] | undefined = filter[dimension];
    const value = choiceIn[dimension](group);
    return !wanted || (value !== undefined && wanted.includes(value));
  };
  // "1 BHK" is no studio unless that kind is named; each kind is counted as if it were.
  const isNamed = (dimension: Dimension, { subcategory }: FacetGroup) =>
    isCountedInBhk(subcategory) ||
    dimension === 'subcategory' ||
    filter.subcategory !== undefined ||
    (dimension !== 'bedrooms' && filter.bedrooms === undefined);
  const totals: Record<Dimension, Record<string, number>> = {
    subcategory: {},
    bedrooms: {},
    possession: {},
    furnishing: {},
    budget: {},
  };
  const add = (dimension: Dimension, group: FacetGroup) => {
    const value = choiceIn[dimension](group);
    if (value === undefined || !isNamed(dimension, group)) return;
    totals[dimension][value] = (totals[dimension][value] ?? 0) + group.n;
  };
  for (const group of groups) {
    const refused = DIMENSIONS.filter((dimension) => !allows(dimension, group));
    // Left out by one chip alone it counts there, since it would be shown without that one.
    const [alone] = refused;
    if (!alone) for (const dimension of DIMENSIONS) add(dimension, group);
    else if (refused.length === 1) add(alone, group);
  }
  return totals;
}
