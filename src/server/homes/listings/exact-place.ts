import { type SQL, sql } from 'drizzle-orm';
import type { ExactPlace } from '#contract/homes/exact-place.ts';

/** The columns `presentPlace` reads. Needs `listings l`. */
export const placeColumns: SQL = sql`
  l.private_address as door, l.address, l.landmark, l.pincode,
  l.location[1] as "exactLatitude", l.location[0] as "exactLongitude"`;

export interface PlaceRow extends Omit<ExactPlace, 'latitude' | 'longitude'> {
  exactLatitude: number;
  exactLongitude: number;
}

/** Not for public answers: whoever calls this has checked that the caller may know the door. */
export function presentPlace(row: PlaceRow): ExactPlace {
  return {
    door: row.door,
    address: row.address,
    landmark: row.landmark,
    pincode: row.pincode,
    latitude: row.exactLatitude,
    longitude: row.exactLongitude,
  };
}
