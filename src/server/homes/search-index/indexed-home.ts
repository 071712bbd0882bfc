import type {
  AmenityNearby,
  Category,
  ExteriorMaterial,
  Facing,
  Food,
  Furnishing,
  ListedIn,
  Possession,
  PostedBy,
  PropertyAge,
  StructureType,
  Subcategory,
  Tenant,
  Zone,
} from '#domain/homes/listing.ts';
import type { Paise } from '#domain/lib/money.ts';

/**
 * Microseconds since 1970, `(extract(epoch from x) * 1000000)::bigint`: as finely as the database
 * tells moments, so that the order is its order. Whole numbers far below 2^53.
 */
export type Micros = number;

/** Everything that searches read of a live listing. Null is what the database has as null. */
export interface IndexedHome {
  id: number;
  country: string;
  state: string;
  city: string;
  localityId: number;
  listedIn: ListedIn;
  category: Category;
  subcategory: Subcategory;
  pricePaise: Paise;
  depositPaise: Paise | null;
  /** None is 0. */
  brokeragePaise: Paise | null;
  /** Paise of a square foot, whole. */
  ratePaise: number | null;
  sizeSqft: number | null;
  bedrooms: number | null;
  bathrooms: number | null;
  garages: number | null;
  cabins: number | null;
  floor: number | null;
  floors: number | null;
  lift: boolean | null;
  pets: boolean | null;
  zone: Zone | null;
  roadWidthMetres: number | null;
  facing: Facing | null;
  furnishing: Furnishing | null;
  age: PropertyAge | null;
  possession: Possession | null;
  exteriorMaterial: ExteriorMaterial | null;
  structureType: StructureType | null;
  postedBy: PostedBy;
  /** Days since 1970: `available_from - date '1970-01-01'`. */
  availableFrom: number | null;
  /** Empty is everybody. */
  tenants: readonly Tenant[] | null;
  food: Food | null;
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
