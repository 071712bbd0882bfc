import { type SQL, sql } from 'drizzle-orm';
import type { ExactPlace } from '#contract/homes/exact-place.ts';
import { type AddressClaim, seesAddress } from '#domain/deals/sees-address.ts';

/** The columns `showPlace` reads. Needs `listings l`. */
export const placeColumns: SQL = sql`
  l.private_address as door, l.address, l.landmark, l.pincode,
  l.location[1] as "exactLatitude", l.location[0] as "exactLongitude"`;

/** Whether `people buyer` has shown who they are, as claims say it. */
export const identifiedColumn: SQL = sql`buyer.aadhaar_verified or buyer.pan_verified as identified`;

export interface PlaceRow extends Omit<ExactPlace, 'latitude' | 'longitude'> {
  exactLatitude: number;
  exactLongitude: number;
}

/** Where a home is to the door, for who may know it by their claim; null for anybody else. */
export function showPlace(row: PlaceRow, claim: AddressClaim, now: Date): ExactPlace | null {
  if (!seesAddress(claim, now)) return null;
  return {
    door: row.door,
    address: row.address,
    landmark: row.landmark,
    pincode: row.pincode,
    latitude: row.exactLatitude,
    longitude: row.exactLongitude,
  };
}
