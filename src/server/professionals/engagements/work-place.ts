import { type SQL, sql } from 'drizzle-orm';
import type { ExactPlace } from '#contract/homes/exact-place.ts';
import type { BookingState } from '#domain/deals/booking.ts';
import type { AddressClaim } from '#domain/deals/sees-address.ts';
import type { EngagementState } from '#domain/professionals/engagement.ts';
import type { Engagement } from '#server/db/schema/index.ts';
import { type PlaceRow, placeColumns, showPlace } from '#server/deals/address/index.ts';
import { blockedBetween } from '#server/people/blocks/index.ts';

/** What `showWorkPlace` reads of a listing and of the client's booking of it. */
export interface WorkPlaceRow extends PlaceRow {
  clientOwns: boolean;
  booked: BookingState | null;
  blocked: boolean;
  identified: boolean;
}

type Work = Pick<Engagement, 'clientId' | 'bookingId' | 'state'>;

/** Its columns. Needs `listings l` and `bookingOfClient`. */
export const workPlaceColumns = ({ clientId }: Work): SQL => sql`${placeColumns},
  l.owner_id = ${clientId} as "clientOwns", b.state as booked,
  ${blockedBetween(sql`l.owner_id`, sql`${clientId}::int`)} as blocked,
  exists (select from people c where c.id = ${clientId}
    and (c.aadhaar_verified or c.pan_verified)) as identified`;

/** The client's booking `b` of listing `l` that the work is about. */
export const bookingOfClient = ({ clientId, bookingId }: Work): SQL => sql`
  left join bookings b on b.id = ${bookingId} and b.listing_id = l.id and b.buyer_id = ${clientId}`;

/** Who has paid lets the professional in. */
const LET_IN: readonly EngagementState[] = ['paid', 'working', 'delivered'];

function claimOf({ clientOwns, booked, blocked, identified }: WorkPlaceRow): AddressClaim {
  if (clientOwns) return { by: 'owner' };
  return booked ? { by: 'booking', state: booked, blocked, identified } : { by: 'nothing' };
}

/** Where a home is to the door, for who works for a client that may know it; else null. */
export const showWorkPlace = (row: WorkPlaceRow, { state }: Work, now: Date): ExactPlace | null =>
  showPlace(row, { by: 'hired', working: LET_IN.includes(state), client: claimOf(row) }, now);
