import type { OptionalFilter, SearchFilter } from '#contract/homes/search-filter.ts';
import { fromRupees } from '#domain/lib/money.ts';

/** The column has one of the values that were chosen. */
const oneOf = <const Field extends string>(field: Field) => ({ asks: 'value', field }) as const;
/** Its count is one of those chosen; "10+" is ten or more. */
const countIn = <const Field extends string>(field: Field) => ({ asks: 'count', field }) as const;
/** Asked for or not: it is true, there is one at least, or it is known to be none. */
const holding = <const Field extends string, How extends 'isTrue' | 'some' | 'none'>(
  field: Field,
  how: How,
) => ({ asks: 'holding', field, how }) as const;

interface Comparing {
  /** Whole and below 2^24, so that half the memory keeps it. */
  isSmall?: boolean;
  /** From what is asked to what the column has. */
  from?: (wanted: number) => number;
}

const compared =
  <By extends '=' | '<=' | '>='>(by: By) =>
  <const Field extends string>(field: Field, { isSmall = false, from }: Comparing = {}) =>
    ({ asks: 'number', field, by, isSmall, from: from ?? ((wanted: number) => wanted) }) as const;
const exactly = compared('=');
const atMost = compared('<=');
const atLeast = compared('>=');

type Value = ReturnType<typeof oneOf | typeof countIn>;
type Holding = ReturnType<typeof holding>;
type Compared = ReturnType<ReturnType<typeof compared>>;

/** The rows that suit what a filter is read as. */
type RowFor<Read> = Read extends number ? Compared : Read extends true ? Holding : Value;

/**
 * Filters that ask one column of `listings`, by its name there, and nothing else. Their SQL, what is
 * read and kept of each home, and their clauses in memory follow from the row.
 */
export const COLUMN_FILTERS = {
  bathrooms: countIn('bathrooms'),
  floorsNo: exactly('floors', { isSmall: true }),
  exteriorMaterial: oneOf('exteriorMaterial'),
  structureType: oneOf('structureType'),
  parking: holding('garages', 'some'),
  lift: holding('lift', 'isTrue'),
  possession: oneOf('possession'),
  furnishing: oneOf('furnishing'),
  facing: oneOf('facing'),
  age: oneOf('age'),
  postedBy: oneOf('postedBy'),
  food: oneOf('food'),
  pets: holding('pets', 'isTrue'),
  noBrokerage: holding('brokeragePaise', 'none'),
  maxDeposit: atMost('depositPaise', { from: fromRupees }),
  cabins: atLeast('cabins', { isSmall: true }),
  zone: oneOf('zone'),
  minRoadWidth: atLeast('roadWidthMetres'),
} as const satisfies { [Name in OptionalFilter]?: RowFor<NonNullable<SearchFilter[Name]>> };

type Rows = typeof COLUMN_FILTERS;
export type ColumnFilter = keyof Rows;
/** Those for which slots are kept by what they have, and those for which a number is kept of each. */
export type SetFilter = {
  [Name in ColumnFilter]: Rows[Name] extends Compared ? never : Name;
}[ColumnFilter];
export type NumberFilter = Exclude<ColumnFilter, SetFilter>;

/** What a column has: numbers for numbers and counts, true or false where that is asked. */
type Held<Row> = Row extends { asks: 'value' }
  ? string
  : Row extends { how: 'isTrue' }
    ? boolean
    : number;

/** The columns that are asked, by their names; null is what the database has as null. */
export type AskedColumns = {
  [Name in ColumnFilter as Rows[Name]['field']]: Held<Rows[Name]> | null;
};

type AskedField = keyof AskedColumns;

export const COLUMN_FILTER_NAMES = Object.keys(COLUMN_FILTERS) as ColumnFilter[];
const isOfNumbers = (name: ColumnFilter): name is NumberFilter =>
  COLUMN_FILTERS[name].asks === 'number';
export const NUMBER_FILTERS: readonly NumberFilter[] = COLUMN_FILTER_NAMES.filter(isOfNumbers);
export const SET_FILTERS = COLUMN_FILTER_NAMES.filter(
  (name): name is SetFilter => !isOfNumbers(name),
);

/** Each column once, whatever asks for it. */
export const ASKED_FIELDS: readonly AskedField[] = [
  ...new Set(COLUMN_FILTER_NAMES.map((name) => COLUMN_FILTERS[name].field)),
];

type Known<Row> = Row & { field: AskedField };

/** What is asked of columns, each with its row; of a choice of one as a list of it. */
export type AskedOfColumn =
  | { row: Known<Value>; values: readonly string[] }
  | { row: Known<Holding> }
  | { row: Known<Compared>; wanted: number };

/** What a filter asks of a column; undefined where it does not ask. */
export function askedOf(name: ColumnFilter, filter: SearchFilter): AskedOfColumn | undefined {
  const asked: string | readonly string[] | number | boolean | undefined = filter[name];
  if (asked === undefined) return undefined;
  const row: Known<Value> | Known<Holding> | Known<Compared> = COLUMN_FILTERS[name];
  if (row.asks === 'number') return { row, wanted: row.from(asked as number) };
  if (row.asks === 'holding') return { row };
  return { row, values: [asked].flat() as string[] };
}
