import { CATEGORY_OF } from '#domain/homes/listing.ts';
import type { SearchQuery } from './query.ts';

const TAB = { Residential: undefined, Commercial: 'Commercial', Land: 'Plots' } as const;

type Value = string | number | true | readonly (string | number)[] | undefined;

/** What was understood, by the names the result page's address uses. */
export function addressOf(query: SearchQuery): Record<string, string> {
  const [kind] = query.subcategory ?? [];
  const category = kind ? CATEGORY_OF[kind] : query.category;
  const tab = category && TAB[category];
  const yes = (value: boolean | undefined) => (value ? '1' : undefined);
  const values: Record<string, Value> = {
    type: tab ?? (query.listedIn === 'rent' ? 'Rent' : 'Buy'),
    listedin: tab && query.listedIn,
    subCategory: query.subcategory,
    loc: query.places?.map(({ name }) => name),
    near: yes(query.near),
    bedrooms: query.bedrooms?.map((n) => (n >= 10 ? '10+' : n)),
    bathrooms: query.bathrooms,
    min_price: query.minPrice,
    max_price: query.maxPrice,
    min_area: query.minArea,
    max_area: query.maxArea,
    possession: query.possession,
    furnishing: query.furnishing,
    facing: query.facing,
    age: query.age,
    amenities: query.amenities,
    postedBy: query.postedBy,
    tenants: query.tenants,
    food: query.food,
    pets: yes(query.pets),
    availableBy: query.availableBy,
    noBrokerage: yes(query.noBrokerage),
    maxDeposit: query.maxDeposit,
    cabins: query.cabins,
    zone: query.zone,
    floor: query.floor,
    parking: yes(query.parking),
    lift: yes(query.lift),
    verified: yes(query.verified),
    newSince: query.newSince,
    reduced: yes(query.reduced),
    metroWalk: query.metroWalk,
    metroLine: query.metroLine,
    sort: query.sort,
  };
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(',') : String(value)]],
    ),
  );
}
