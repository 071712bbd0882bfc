import type {
  AmenityNearby,
  Category,
  Facing,
  Furnishing,
  ListedIn,
  Possession,
  PropertyAge,
  Subcategory,
} from '#domain/homes/listing.ts';

export interface NamedPlace {
  slug: string;
  name: string;
}

/** What plain words ask for; names that a result page’s address has, too, mean the same there. */
export interface SearchQuery {
  listedIn?: ListedIn;
  /** Where no kind says it already. */
  category?: Category;
  subcategory?: Subcategory[];
  bedrooms?: number[];
  bathrooms?: number[];
  /** Rupees, as all amounts. */
  minPrice?: number;
  maxPrice?: number;
  maxDeposit?: number;
  /** Square feet. */
  minArea?: number;
  maxArea?: number;
  possession?: Possession[];
  furnishing?: Furnishing[];
  facing?: Facing[];
  age?: PropertyAge[];
  amenities?: AmenityNearby[];
  places?: NamedPlace[];
  /** Also what lies around the places. */
  near?: boolean;
  postedBy?: ('owner' | 'agent' | 'builder')[];
  tenants?: ('family' | 'bachelors' | 'company')[];
  food?: 'anyone' | 'vegetarians';
  pets?: boolean;
  /** A day, as 2027-01-31. */
  availableBy?: string;
  noBrokerage?: boolean;
  cabins?: number;
  zone?: ('residential' | 'commercial' | 'industrial' | 'agricultural')[];
  floor?: ('ground' | 'notGround' | 'low' | 'mid' | 'high' | 'top')[];
  parking?: boolean;
  lift?: boolean;
  verified?: boolean;
  /** Days. */
  newSince?: 1 | 3 | 7 | 30;
  reduced?: boolean;
  /** Minutes on foot. */
  metroWalk?: 10 | 15 | 20;
  metroLine?: ('Aqua' | 'Purple')[];
  sort?: 'newest' | 'price_low' | 'price_high' | 'area_large';
}

/** Something said that no filter says by itself, answered in words. */
export interface Answer {
  /** What was said: "PG", "Mumbai", "2.5 BHK", "EON IT Park". */
  about: string;
  text: string;
}

export interface UnderstoodText {
  query: SearchQuery;
  chips: { filter: string; label: string }[];
  answers: Answer[];
  /** What was not understood, word for word as it was typed; runs of words that stood apart have a comma between them. */
  unmatched: string;
}
