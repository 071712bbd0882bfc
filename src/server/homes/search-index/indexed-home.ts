import type {
  AmenityNearby,
  Category,
  Furnishing,
  ListedIn,
  Possession,
  Subcategory,
  Tenant,
} from '#domain/homes/listing.ts';
import type { Paise } from '#domain/lib/money.ts';
import type { AskedColumns } from './column-filters.ts';

/**
 * Microseconds since 1970, `(extract(epoch from x) * 1000000)::bigint`: as finely as the database
 * tells moments, so that the order is its order. Whole numbers far below 2^53.
 */
export type Micros = number;

/** What is asked of single columns comes from the table of those filters. */
export type IndexedHome = KnownColumns & Omit<AskedColumns, keyof KnownColumns>;

/** Everything else that searches read of a live listing. Null is what the database has as null. */
interface KnownColumns {
  id: number;
  country: string;
  state: string;
  city: string;
  localityId: number;
  listedIn: ListedIn;
  category: Category;
  subcategory: Subcategory;
  pricePaise: Paise;
  /** Paise of a square foot, whole. */
  ratePaise: number | null;
  sizeSqft: number | null;
  bedrooms: number | null;
  floor: number | null;
  floors: number | null;
  furnishing: Furnishing | null;
  possession: Possession | null;
  /** Days since 1970: `available_from - date '1970-01-01'`. */
  availableFrom: number | null;
  /** Empty is everybody. */
  tenants: readonly Tenant[] | null;
  amenities: readonly AmenityNearby[];
  /** Public place in degrees. */
  lat: number;
  lng: number;
  rankedAt: Micros;
  fullness: number;
  /** What homes like it fairly ask. */
  fairLowPaise: Paise | null;
  fairHighPaise: Paise | null;
  reducedAt: Micros | null;
  verifiedUntil: Micros | null;
  featuredUntil: Micros | null;
  society: string | null;
  address: string;
  /** The words of its text search as the database cuts them: `tsvector_to_array(search)`. */
  words: readonly string[];
}
