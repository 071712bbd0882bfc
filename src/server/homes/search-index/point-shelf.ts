import { paise, toRupees } from '#domain/lib/money.ts';
import { withKeptJson } from '#server/lib/kept-json.ts';
import type { Columns } from './columns.ts';
import type { IndexPoint } from './home-index.ts';
import { fromFive } from './structures/round-degrees.ts';

/** Some 30 MB of them; where a map of all the country is leafed through they are made anew. */
const MOST = 100_000;
/** What one takes with its JSON. */
const BYTES = 300;

const keyOf = (slot: number, isPromoted: boolean) => slot * 2 + (isPromoted ? 1 : 0);

/**
 * Homes as a map is told of them, with their JSON, from when they are first shown until they change:
 * who moves a map is told of most of them again. Making a thousand of them, and the JSON of each,
 * took most of the time of an answer.
 */
export class PointShelf {
  /** By slot, promoted ones apart: that ends by the clock, without a change. */
  private readonly kept = new Map<number, IndexPoint>();
  private readonly columns: Columns;

  constructor(columns: Columns) {
    this.columns = columns;
  }

  get bytes(): number {
    return this.kept.size * BYTES;
  }

  of(slot: number, isPromoted: boolean): IndexPoint {
    const key = keyOf(slot, isPromoted);
    const known = this.kept.get(key);
    if (known) return known;
    if (this.kept.size >= MOST) this.kept.clear();
    const point = this.make(slot, isPromoted);
    this.kept.set(key, point);
    return point;
  }

  /** What the columns of a slot say is another from now on. */
  drop(slot: number): void {
    this.kept.delete(keyOf(slot, false));
    this.kept.delete(keyOf(slot, true));
  }

  private make(slot: number, featured: boolean): IndexPoint {
    const { doubles, wholes } = this.columns;
    return withKeptJson({
      id: wholes.id[slot] ?? 0,
      lat: fromFive(wholes.latFive[slot] ?? 0),
      lng: fromFive(wholes.lngFive[slot] ?? 0),
      price: toRupees(paise(doubles.price[slot] ?? 0)),
      featured,
    }).value;
  }
}
