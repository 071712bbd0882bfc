import type { MoreFacets } from '#contract/homes/choices.ts';
import type { Facets } from '#contract/homes/search.ts';
import type { SearchFilter } from '#contract/homes/search-filter.ts';
import type { SearchRequest } from '#contract/homes/search-request.ts';
import type { Middle } from '#domain/homes/best-match.ts';
import type { Category, ListedIn, Subcategory } from '#domain/homes/listing.ts';
import type { LatLng } from '#domain/lib/geo.ts';
import type { Paise, Rupees } from '#domain/lib/money.ts';
import type { IndexedHome } from './indexed-home.ts';
import type { Where } from './where.ts';

/** Ids of a page in the order shown, those lifted into slots first, and how many match in all. */
export interface IndexPage {
  ids: number[];
  total: number;
}

export interface PageAt {
  now: Date;
  /**
   * Promoted ids that pages of this search may lift, in order, as `promoted` finds them; left out,
   * they are found anew.
   */
  lifted?: readonly number[];
  /** From where best match reckons distance. */
  middles?: readonly Middle[] | undefined;
}

/** A home on the map as the map is told of it, its place rounded to five digits. */
export interface IndexPoint {
  id: number;
  lat: number;
  lng: number;
  price: Rupees;
  featured: boolean;
}

/** Homes that are drawn as one mark. */
export interface IndexCluster {
  /** The middle of its homes. */
  lat: number;
  lng: number;
  count: number;
  leastPaise: Paise;
}

export interface IndexPoints {
  total: number;
  /** All of them where they are at most `limit`, by id. */
  points: IndexPoint[];
  /** Where there are more and a zoom was given; then there are no points. */
  clusters: IndexCluster[];
}

export interface PointsAt {
  now: Date;
  limit: number;
  /** Of the map, whose tiles have 256 pixels. */
  zoom?: number;
}

export interface Around extends LatLng {
  /** In degrees; what is farther away is not looked for. */
  within?: number;
  listedIn: readonly ListedIn[];
  category: readonly Category[];
}

export interface Nearest extends LatLng {
  id: number;
}

/** What homes are compared by; the listing itself need not be live. */
export interface AlikeTo extends LatLng {
  id: number;
  listedIn: ListedIn;
  category: Category;
  subcategory: Subcategory;
  pricePaise: Paise;
  bedrooms: number | null;
}

export interface Project {
  society: string;
  /** The first of its addresses by letters. */
  address: string;
  count: number;
}

export interface IndexStats {
  rows: number;
  /** Memory its own structures hold, strings estimated. */
  bytes: number;
}

/**
 * Live listings in memory, asked as the search asks. Every answer is that of the same SQL: ids in the
 * same order, exact totals. All but `load` answer at once; what hangs on time takes `now`.
 */
export interface HomeIndex {
  /** Fills an empty index. What changes meanwhile is put afterwards. */
  load(batches: AsyncIterable<readonly IndexedHome[]>): Promise<void>;
  /** A live listing as it is now, new or changed. */
  put(home: IndexedHome): void;
  /** A listing that is live no more, or never was. */
  remove(id: number): void;
  has(id: number): boolean;

  page(request: SearchRequest, where: Where, at: PageAt): IndexPage;
  /** Of those that came out since a moment, where one is given. */
  count(filter: SearchFilter, where: Where, now: Date, since?: Date): number;
  /** Matches in each of these localities; none is left out. */
  countByLocality(
    filter: SearchFilter,
    localityIds: readonly number[],
    now: Date,
  ): Map<number, number>;
  facets(filter: SearchFilter, where: Where, now: Date): Facets;
  moreFacets(filter: SearchFilter, where: Where, now: Date): MoreFacets;
  points(filter: SearchFilter, where: Where, at: PointsAt): IndexPoints;
  /**
   * Until when, in milliseconds, time alone changes nothing of what a search is answered; never later
   * than it does.
   */
  steadyUntil(request: SearchRequest, now: Date): number;
  /** Promoted matches in the order of their turn (`turnOf`), at most `MAX_LIFTED`. */
  promoted(filter: SearchFilter, where: Where, at: { now: Date; turn: number }): number[];
  /** The nearest by degrees, as the database's index orders them, but in no order. */
  nearest(around: Around, limit: number): Nearest[];
  /** The likest first, as `rankedLike` ranks them. */
  alike(to: AlikeTo, limit: number): number[];
  /** Live homes of a locality, whatever the city. */
  liveIn(localityId: number): number;
  /** Projects of live homes whose words begin so, those with most homes first; else by names misspelt. */
  projects(text: string, limit: number): Project[];
  stats(): IndexStats;
}
