export {
  /** What to count for the choices of further filters. */
  besides,
} from './beside.ts';
export {
  /** Each column that is asked, once. */
  ASKED_FIELDS,
  /** What the columns have that are asked. */
  type AskedColumns,
  /** What is asked of a column. */
  type AskedOfColumn,
  /** What a filter asks of a column. */
  askedOf,
  /** Filters that ask one column. */
  COLUMN_FILTER_NAMES,
  /** The name of one. */
  type ColumnFilter,
} from './column-filters.ts';
export {
  /** An empty index. */
  createHomeIndex,
} from './create-home-index.ts';
export {
  /** Counts per choice of each chip, from groups of homes alike. */
  addUp,
  /** Homes alike in all that facets count by. */
  type FacetGroup,
  /** Bounds at which prices enter or leave bands. */
  PRICE_STEPS,
  /** A filter with every chip open. */
  withoutChips,
} from './facet-groups.ts';
export type {
  /** A home to be compared with others. */
  AlikeTo,
  /** Where the nearest homes are looked for. */
  Around,
  /** Live listings in memory, asked as the search asks. */
  HomeIndex,
  /** Homes drawn as one mark. */
  IndexCluster,
  /** Ids of a page and its total. */
  IndexPage,
  /** A home on the map. */
  IndexPoint,
  /** What a map shows. */
  IndexPoints,
  /** How much is held. */
  IndexStats,
  /** A home and where it is. */
  Nearest,
  /** Moment and slots of a page. */
  PageAt,
  /** Moment, limit and zoom of a map. */
  PointsAt,
  /** A society with homes on offer. */
  Project,
} from './home-index.ts';
export type {
  /** Everything that searches read of a live listing. */
  IndexedHome,
  /** A moment as finely as the database tells it. */
  Micros,
} from './indexed-home.ts';
export {
  /** Before anything is counted. */
  noCounts,
} from './more-facets.ts';
export {
  /** Categories a filter leaves open. */
  categoriesOf,
  /** The city whose homes are looked for where none is named. */
  HOME_CITY,
  /** Kinds of homes asked for. */
  kindsOf,
  /** Sale, rent or both. */
  listedInsOf,
  /** Words of a text as text search looks for them. */
  termsOf,
  /** The place a filter was understood as, or words. */
  type Where,
} from './where.ts';
