import type { MeetingRow } from '#contract/deals/meeting-row.ts';
import type { Paise } from '#domain/lib/money.ts';
import type { Afterwards, Giving } from '#server/core/afterwards.ts';
import type { Context } from '#server/core/context.ts';
import { hook } from '#server/core/hooks.ts';
import type { Queryable, Transaction } from '#server/db/client.ts';
import type { bookings } from '#server/db/schema/index.ts';

type Booking = typeof bookings.$inferSelect;

/** A buyer, and a listing that is not theirs. */
export interface Enquiry {
  listingId: number;
  buyerId: number;
}

/** How a booking ends without a deal. */
export type BookingEnding = 'decline' | 'cancelByBuyer' | 'cancelByOwner' | 'settle' | 'expire';

/** A buyer has asked about a home: by a contact request, a visit or a bid. */
export const onEnquiry = hook<[context: Context, tx: Transaction, enquiry: Enquiry]>(
  'a buyer asks about a home',
);

/** Throws conflict where a buyer may not book a listing now, whose row the caller holds. */
export const bookingGuards = hook<[context: Context, tx: Transaction, enquiry: Enquiry]>(
  'a buyer wants to book a home',
);

/** How many homes are kept for a buyer otherwise than by a booking. */
export const holdCounts = hook<[context: Context, tx: Transaction, buyerId: number], number>(
  'a buyer’s holds are counted',
);

/** A booking is about to end without a deal; `what` says how, for the logs of what it came from. */
export const onBookingEnding = hook<
  [context: Context, tx: Transaction, booking: Booking, what: string]
>('a booking is about to end');

/** A booking has ended without a deal; `booking` is as it was before. The listing is locked. */
export const onBookingEnded = hook<
  [context: Context, tx: Transaction, booking: Booking, ending: BookingEnding],
  Afterwards[]
>('a booking ended');

/** Who gets what of what is held for a booking when a side cancels it now. */
export interface CancelCost {
  toBuyer: Paise;
  toOwner: Paise;
  /** What the gateway keeps. */
  fee: Paise;
  /** So much was let go that it cannot be cancelled by the rules alone. */
  needsSettlement: boolean;
}

/** A side of a paid booking asks what cancelling it means. */
export const cancelCosts = hook<
  [context: Context, db: Queryable, booking: Booking, by: 'owner' | 'buyer'],
  CancelCost
>('what cancelling a booking costs');

/** Throws conflict while a booking cannot be completed yet. */
export const completionGuards = hook<[tx: Transaction, bookingId: number]>('a booking completes');

/** Whether a buyer may go on beyond the day's quota, as one who has paid for contacts may. */
export const contactAllowances = hook<
  [context: Context, tx: Transaction, enquiry: Enquiry],
  boolean
>('a buyer is over the quota of contacts');

/**
 * An owner is about to stop sharing their number. Locks what was paid for it, before the contact
 * request; the function answered gives that back once the contact is revoked.
 */
export const onContactRevoking = hook<
  [context: Context, tx: Transaction, enquiry: Enquiry],
  Giving
>('an owner stops sharing contacts');

/** Meetings of somebody's that are no visits, about one listing or all. */
export const meetingRecords = hook<
  [context: Context, personId: number, listingId: number | undefined],
  MeetingRow[]
>('somebody reads their visits and meetings');
