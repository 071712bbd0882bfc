import { PRICE_FITS, priceFitOf } from '#domain/homes/best-match.ts';
import type { IndexedHome } from './indexed-home.ts';
import { exactFive } from './structures/round-degrees.ts';

const FIRST_ROOM = 1_024;

/** Numbers of listings by slot, null as NaN, so that no comparison holds of it. */
const DOUBLES = [
  'price',
  'deposit',
  'rate',
  'size',
  'ranked',
  'reduced',
  'verified',
  'featured',
  'lat',
  'lng',
  'roadWidth',
] as const;
const SINGLES = ['availableFrom', 'cabins', 'floors', 'fullness', 'bedrooms'] as const;
const WHOLES = ['id', 'latFive', 'lngFive'] as const;
const MARKS = ['group', 'society', 'address', 'locality', 'priceFit'] as const;

type Columns64 = Record<(typeof DOUBLES)[number], Float64Array<ArrayBuffer>>;
type Columns32 = Record<(typeof SINGLES)[number], Float32Array<ArrayBuffer>>;
type ColumnsInt = Record<(typeof WHOLES)[number], Int32Array<ArrayBuffer>>;
type ColumnsUint = Record<(typeof MARKS)[number], Uint32Array<ArrayBuffer>>;

function record<Name extends string, T>(names: readonly Name[], make: (name: Name) => T) {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, T>;
}

function grow<T extends { set(from: T): void }>(columns: Record<string, T>, make: () => T): void {
  for (const [name, before] of Object.entries(columns)) {
    const after = make();
    after.set(before);
    columns[name] = after;
  }
}

/** What is read of each listing one by one, in typed arrays by its slot. */
export class Columns {
  capacity = FIRST_ROOM;
  readonly doubles: Columns64 = record(DOUBLES, () => new Float64Array(FIRST_ROOM));
  readonly singles: Columns32 = record(SINGLES, () => new Float32Array(FIRST_ROOM));
  readonly wholes: ColumnsInt = record(WHOLES, () => new Int32Array(FIRST_ROOM));
  readonly marks: ColumnsUint = record(MARKS, () => new Uint32Array(FIRST_ROOM));

  get bytes(): number {
    return (
      this.capacity * (8 * DOUBLES.length + 4 * (SINGLES.length + WHOLES.length + MARKS.length))
    );
  }

  growTo(capacity: number): void {
    this.capacity = capacity;
    grow(this.doubles, () => new Float64Array(capacity));
    grow(this.singles, () => new Float32Array(capacity));
    grow(this.wholes, () => new Int32Array(capacity));
    grow(this.marks, () => new Uint32Array(capacity));
  }

  write(slot: number, home: IndexedHome): void {
    const { doubles, singles, wholes } = this;
    doubles.price[slot] = home.pricePaise;
    doubles.deposit[slot] = home.depositPaise ?? Number.NaN;
    doubles.rate[slot] = home.ratePaise ?? Number.NaN;
    doubles.size[slot] = home.sizeSqft ?? Number.NaN;
    doubles.ranked[slot] = home.rankedAt;
    doubles.reduced[slot] = home.reducedAt ?? Number.NaN;
    doubles.verified[slot] = home.verifiedUntil ?? Number.NaN;
    doubles.featured[slot] = home.featuredUntil ?? Number.NaN;
    doubles.lat[slot] = home.lat;
    doubles.lng[slot] = home.lng;
    doubles.roadWidth[slot] = home.roadWidthMetres ?? Number.NaN;
    singles.availableFrom[slot] = home.availableFrom ?? Number.NaN;
    singles.cabins[slot] = home.cabins ?? Number.NaN;
    singles.floors[slot] = home.floors ?? Number.NaN;
    singles.bedrooms[slot] = home.bedrooms ?? 0;
    singles.fullness[slot] = home.fullness;
    wholes.id[slot] = home.id;
    wholes.latFive[slot] = exactFive(home.lat);
    wholes.lngFive[slot] = exactFive(home.lng);
    this.marks.locality[slot] = home.localityId;
    const range = { low: home.fairLowPaise, high: home.fairHighPaise };
    this.marks.priceFit[slot] = PRICE_FITS.indexOf(priceFitOf(home.pricePaise, range));
  }
}
