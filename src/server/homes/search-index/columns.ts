import { PRICE_FITS, priceFitOf } from '#domain/homes/best-match.ts';
import { COLUMN_FILTERS, NUMBER_FILTERS, type NumberFilter } from './column-filters.ts';
import type { IndexedHome } from './indexed-home.ts';
import { exactFive } from './structures/round-degrees.ts';

const FIRST_ROOM = 1_024;

/** Numbers of listings by slot, null as NaN, so that no comparison holds of it. */
const DOUBLES = [
  'price',
  'rate',
  'size',
  'ranked',
  'reduced',
  'verified',
  'featured',
  'lat',
  'lng',
] as const;
const SINGLES = ['availableFrom', 'fullness', 'bedrooms'] as const;
const WHOLES = ['id', 'latFive', 'lngFive'] as const;
const MARKS = ['group', 'society', 'address', 'locality', 'priceFit'] as const;

type Columns64 = Record<(typeof DOUBLES)[number], Float64Array<ArrayBuffer>>;
type Columns32 = Record<(typeof SINGLES)[number], Float32Array<ArrayBuffer>>;
type ColumnsInt = Record<(typeof WHOLES)[number], Int32Array<ArrayBuffer>>;
type ColumnsUint = Record<(typeof MARKS)[number], Uint32Array<ArrayBuffer>>;

function record<Name extends string, T>(names: readonly Name[], make: (name: Name) => T) {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, T>;
}

function grow<Name extends string, T extends { set(from: T): void }>(
  columns: Record<Name, T>,
  make: (name: Name) => T,
): void {
  for (const [name, before] of Object.entries(columns) as [Name, T][]) {
    const after = make(name);
    after.set(before);
    columns[name] = after;
  }
}

const numbersFor = (name: NumberFilter, length: number): Float32Array | Float64Array =>
  COLUMN_FILTERS[name].isSmall ? new Float32Array(length) : new Float64Array(length);

/** What is read of each listing one by one, in typed arrays by its slot. */
export class Columns {
  capacity = FIRST_ROOM;
  readonly doubles: Columns64 = record(DOUBLES, () => new Float64Array(FIRST_ROOM));
  readonly singles: Columns32 = record(SINGLES, () => new Float32Array(FIRST_ROOM));
  readonly wholes: ColumnsInt = record(WHOLES, () => new Int32Array(FIRST_ROOM));
  readonly marks: ColumnsUint = record(MARKS, () => new Uint32Array(FIRST_ROOM));

  /** What filters compare with a number. */
  readonly asked: Record<NumberFilter, Float32Array | Float64Array> = record(
    NUMBER_FILTERS,
    (name) => numbersFor(name, FIRST_ROOM),
  );

  get bytes(): number {
    const single = SINGLES.length + WHOLES.length + MARKS.length;
    const asked = Object.values(this.asked).reduce((sum, { byteLength }) => sum + byteLength, 0);
    return this.capacity * (8 * DOUBLES.length + 4 * single) + asked;
  }

  growTo(capacity: number): void {
    this.capacity = capacity;
    grow(this.doubles, () => new Float64Array(capacity));
    grow(this.singles, () => new Float32Array(capacity));
    grow(this.wholes, () => new Int32Array(capacity));
    grow(this.marks, () => new Uint32Array(capacity));
    grow(this.asked, (name) => numbersFor(name, capacity));
  }

  write(slot: number, home: IndexedHome): void {
    const { doubles, singles, wholes } = this;
    doubles.price[slot] = home.pricePaise;
    doubles.rate[slot] = home.ratePaise ?? Number.NaN;
    doubles.size[slot] = home.sizeSqft ?? Number.NaN;
    doubles.ranked[slot] = home.rankedAt;
    doubles.reduced[slot] = home.reducedAt ?? Number.NaN;
    doubles.verified[slot] = home.verifiedUntil ?? Number.NaN;
    doubles.featured[slot] = home.featuredUntil ?? Number.NaN;
    doubles.lat[slot] = home.lat;
    doubles.lng[slot] = home.lng;
    for (const name of NUMBER_FILTERS)
      this.asked[name][slot] = home[COLUMN_FILTERS[name].field] ?? Number.NaN;
    singles.availableFrom[slot] = home.availableFrom ?? Number.NaN;
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
