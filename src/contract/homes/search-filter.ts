import { z } from 'zod';
import { BUDGETS } from '#domain/homes/budget-band.ts';
import { FLOOR_CHOICES } from '#domain/homes/floor-choice.ts';
import { lineName, METRO_LINES, type MetroLine } from '#domain/homes/gazetteer/metro-lines.ts';
import { OPEN_LINES } from '#domain/homes/gazetteer/open-stations.ts';
import {
  AMENITIES_NEARBY,
  CATEGORIES,
  COUNT_CHOICES,
  EXTERIOR_MATERIALS,
  FACING,
  FOOD,
  FURNISHING,
  LISTED_IN,
  POSSESSION,
  POSTED_BY,
  PROPERTY_AGES,
  STRUCTURE_TYPES,
  SUBCATEGORIES,
  TENANTS,
  ZONES,
} from '#domain/homes/listing.ts';
import { MAX_ROAD_METRES } from '#domain/homes/listing-form.ts';
import { NEW_WITHIN_DAYS } from '#domain/homes/newness.ts';
import { METRO_WALKS } from '#domain/homes/walk.ts';
import words from '#messages/homes/filter-fields/index.ts';
import usual from '#messages/lib/fields/index.ts';
import {
  areas,
  asked,
  asText,
  bounds,
  ofChoices,
  optional,
  places,
  plainWords,
  rupees,
  several,
  single,
  squareFeet,
} from './filter-values.ts';

const WALKS_WANTED = { error: () => words.walks({ list: METRO_WALKS.join(', ') }) };

export const filters = {
  listedin: optional(z.enum(LISTED_IN, { error: () => usual.chooseListedIn })),
  country: optional(plainWords),
  state: optional(plainWords),
  city: optional(plainWords),
  /**
   * Localities, roads or areas of several, by name, typos forgiven, commas between them; else words
   * of a project's name.
   */
  loc: optional(places),
  /** With `loc`: also what lies within 4 km of it. */
  near: asked,
  category: single(CATEGORIES),
  subcategory: several(SUBCATEGORIES),
  bedrooms: several(COUNT_CHOICES),
  bathrooms: several(COUNT_CHOICES),
  /** Where in its building; one of those chosen suffices. */
  floor: several(FLOOR_CHOICES),
  floorsNo: optional(
    z.coerce
      .number({ error: () => words.floorCount })
      .int()
      .min(0)
      .max(200),
  ),
  exteriorMaterial: several(EXTERIOR_MATERIALS),
  structureType: several(STRUCTURE_TYPES),
  min_price: optional(rupees),
  max_price: optional(rupees),
  budget: several(BUDGETS),
  min_area: optional(squareFeet),
  max_area: optional(squareFeet),
  /** A parking place at least. */
  parking: asked,
  lift: asked,
  possession: several(POSSESSION),
  furnishing: several(FURNISHING),
  facing: several(FACING),
  age: several(PROPERTY_AGES),
  amenities: several(AMENITIES_NEARBY),
  /** One of them suffices. */
  postedBy: several(POSTED_BY),
  /** Of rents: let to one of these, or to everybody. */
  tenants: several(TENANTS),
  food: single(FOOD),
  pets: asked,
  /** Free on that day. */
  availableBy: optional(z.iso.date({ error: () => words.dateAs })),
  noBrokerage: asked,
  maxDeposit: optional(rupees),
  /** Of offices: so many at least. */
  cabins: optional(
    z.coerce
      .number({ error: () => words.cabins })
      .int()
      .min(1)
      .max(200),
  ),
  /** Of plots. */
  zone: several(ZONES),
  /** Metres. */
  minRoadWidth: optional(
    z.coerce
      .number({ error: () => words.metres })
      .min(1)
      .max(MAX_ROAD_METRES, { error: () => words.widestRoad }),
  ),
  /** Out for so many days at most. */
  newSince: ofChoices(
    optional(
      z.preprocess(
        asText,
        z.enum(NEW_WITHIN_DAYS, {
          error: () => words.newWithin({ list: NEW_WITHIN_DAYS.join(', ') }),
        }),
      ),
    ),
    NEW_WITHIN_DAYS,
  ),
  /** Its last change of price took it down, in the last 30 days. */
  reduced: asked,
  verified: asked,
  /** Minutes on foot to a metro station that is open. */
  metroWalk: ofChoices(
    optional(z.coerce.number(WALKS_WANTED).pipe(z.literal(METRO_WALKS, WALKS_WANTED))),
    METRO_WALKS.map(String),
  ),
  /** Along metro lines: within `metroWalk` (else 15 minutes) of any open station of them. */
  metroLine: ofChoices(several(METRO_LINES), OPEN_LINES),
  bounds: optional(bounds),
  area: optional(areas),
};

/** Which market is looked at, rather than what is wanted there. */
const MARKET = ['listedin', 'country', 'state', 'city', 'near', 'category'] as const;
/** A filter that can be taken away for more results, the kind of listing staying as it is. */
export type OptionalFilter = Exclude<keyof typeof filters, (typeof MARKET)[number]>;
export const OPTIONAL_FILTERS = Object.keys(filters).filter(
  (name): name is OptionalFilter => !MARKET.some((other) => other === name),
);

interface Ranges {
  min_price?: number | undefined;
  max_price?: number | undefined;
  min_area?: number | undefined;
  max_area?: number | undefined;
}

/** Nobody walks to a station that is being built. */
function checkLines(lines: readonly MetroLine[] | undefined, context: z.RefinementCtx): void {
  for (const line of lines ?? []) {
    if (OPEN_LINES.includes(line)) continue;
    const message = words.noOpenStation({ line: lineName(line) });
    context.addIssue({ code: 'custom', path: ['metroLine'], message });
  }
}

export function checkTogether(
  given: Ranges & { metroLine?: MetroLine[] | undefined },
  context: z.RefinementCtx,
): void {
  const check = (
    path: keyof Ranges,
    low = 0,
    high = Number.POSITIVE_INFINITY,
    say: () => string,
  ) => {
    if (low > high) context.addIssue({ code: 'custom', path: [path], message: say() });
  };
  check('max_price', given.min_price, given.max_price, () => words.pricesCrossed);
  check('max_area', given.min_area, given.max_area, () => words.areasCrossed);
  checkLines(given.metroLine, context);
}

/** `listedIn` is read as `listedin`. */
export function spelling(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const { listedIn, ...rest } = value as Record<string, unknown>;
  return listedIn === undefined ? rest : { listedin: listedIn, ...rest };
}

/** What to look for: section 3's filter set and what a map and a family add to it. */
export const searchFilter = z.preprocess(spelling, z.object(filters).superRefine(checkTogether));
export type SearchFilter = z.output<typeof searchFilter>;
