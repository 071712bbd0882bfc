import type { Category } from '#domain/homes/listing.ts';
import { fromRupees } from '#domain/lib/money.ts';
import { type FacetGroup, PRICE_STEPS } from './facet-groups.ts';
import type { IndexedHome } from './indexed-home.ts';

const BOUNDS = PRICE_STEPS.map((rupees) => fromRupees(rupees));

export type Group = FacetGroup & { category: Category; city: string };

/** Ten stands for ten or more. */
const atMostTen = (bedrooms: number | null) => (bedrooms === null ? null : Math.min(bedrooms, 10));

/** Kinds of homes by number, each combination that ever came, with how many there are now. */
export class Groups {
  readonly list: Group[] = [];
  private readonly numbers = new Map<string, number>();

  numberOf(home: IndexedHome): number {
    const { listedIn, category, subcategory, possession, furnishing, pricePaise, city } = home;
    const bedrooms = atMostTen(home.bedrooms);
    let step = 0;
    for (const bound of BOUNDS) if (pricePaise >= bound) step++;
    const key = `${listedIn} ${category} ${subcategory} ${bedrooms} ${possession} ${furnishing} ${step} ${city}`;
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    const kind = { listedIn, category, city, subcategory, bedrooms, possession, furnishing };
    const number = this.list.push({ ...kind, step, n: 0 }) - 1;
    this.numbers.set(key, number);
    return number;
  }

  /** One more of a kind, or one fewer. */
  count(number: number, by: 1 | -1): void {
    const group = this.list[number];
    if (group) group.n += by;
  }
}
