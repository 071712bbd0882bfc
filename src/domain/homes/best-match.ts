import { type LatLng, METRES_PER_DEGREE } from '#domain/lib/geo.ts';
import { DAY_MS } from '#domain/lib/time/lengths.ts';

/*
 * The order of "best match": points that add up to a hundred, more first, and of as many the newest.
 * The tables below are the rule; the index in memory asks the functions, the database's statement is
 * written from the same tables.
 */

/** Points of a home that came out within so many days; an older one has none. */
export const FRESH_POINTS = [
  [1, 24],
  [3, 22],
  [7, 20],
  [14, 17],
  [30, 12],
  [60, 7],
  [90, 3],
] as const;

/** While staff vouch for its papers. */
export const VERIFIED_POINTS = 15;

/** For each photo, up to five, and each fact told, which are eleven together. */
export const FACT_POINTS = 3;
export const MAX_FACTS = 11;

/** How a price stands to the range that homes like it fairly ask. */
export const PRICE_FITS = ['unknown', 'fair', 'dear', 'doubtful'] as const;
export type PriceFit = (typeof PRICE_FITS)[number];

/** What nobody knows is no fault; what asks far less than it could is not the better for it. */
export const PRICE_POINTS: Record<PriceFit, number> = {
  fair: 12,
  unknown: 6,
  doubtful: 6,
  dear: 0,
};

/** Below so many quarters of the range’s lower end a price is doubtful. */
export const DOUBTFUL_QUARTERS = 3;

/** Points within so many kilometres of the middle of a place asked for, nearest first. */
export const NEAR_POINTS = [
  [1, 16],
  [2, 12],
  [4, 6],
  [6, 2],
] as const;

export const MAX_POINTS =
  FRESH_POINTS[0][1] +
  VERIFIED_POINTS +
  FACT_POINTS * MAX_FACTS +
  PRICE_POINTS.fair +
  NEAR_POINTS[0][1];

export interface FairRange {
  low: number | null;
  high: number | null;
}

export function priceFitOf(price: number, { low, high }: FairRange): PriceFit {
  if (low === null || high === null) return 'unknown';
  if (price > high) return 'dear';
  return price * 4 < low * DOUBTFUL_QUARTERS ? 'doubtful' : 'fair';
}

/** A middle from which distance is reckoned. */
export interface Middle extends LatLng {
  /** A degree east against one north. */
  narrow: number;
}

export const middleAt = ({ lat, lng }: LatLng): Middle => ({
  lat,
  lng,
  narrow: Math.cos((lat * Math.PI) / 180),
});

/** Square degrees of a circle: compared so, index and database reckon the same to the last bit. */
export function squareOf(kilometres: number): number {
  const degrees = (kilometres * 1_000) / METRES_PER_DEGREE;
  return degrees * degrees;
}
const NEAR_SQUARES = NEAR_POINTS.map(([km, points]) => [squareOf(km), points] as const);

const freshPoints = (ageMs: number): number => {
  for (const [days, points] of FRESH_POINTS) if (ageMs <= days * DAY_MS) return points;
  return 0;
};

function nearPoints(lat: number, lng: number, middles: readonly Middle[]): number {
  let most = 0;
  for (const middle of middles) {
    const east = (lng - middle.lng) * middle.narrow;
    const north = lat - middle.lat;
    const square = east * east + north * north;
    for (const [within, points] of NEAR_SQUARES)
      if (square <= within) {
        if (points > most) most = points;
        break;
      }
  }
  return most;
}

export interface MatchFacts extends LatLng {
  /** Its owner has been silent for long: it has no points for anything. */
  isFaded: boolean;
  ageMs: number;
  isVerified: boolean;
  /** Photos, up to five, and facts told. */
  fullness: number;
  priceFit: PriceFit;
}

export interface MatchPoints {
  freshness: number;
  verified: number;
  completeness: number;
  price: number;
  distance: number;
}

const NOTHING: MatchPoints = { freshness: 0, verified: 0, completeness: 0, price: 0, distance: 0 };

/** What a home has points for, so that the order can be told. */
export function matchPoints(home: MatchFacts, middles: readonly Middle[]): MatchPoints {
  if (home.isFaded) return NOTHING;
  return {
    freshness: freshPoints(home.ageMs),
    verified: home.isVerified ? VERIFIED_POINTS : 0,
    completeness: home.fullness * FACT_POINTS,
    price: PRICE_POINTS[home.priceFit],
    distance: nearPoints(home.lat, home.lng, middles),
  };
}

/** All its points. */
export function pointsOf(home: MatchFacts, middles: readonly Middle[]): number {
  const { freshness, verified, completeness, price, distance } = matchPoints(home, middles);
  return freshness + verified + completeness + price + distance;
}
