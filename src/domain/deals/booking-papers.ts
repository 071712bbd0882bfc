import { isOpen, type PaperRow, type PaperTable } from '#domain/lib/paper-access.ts';
import type { BookingState } from './booking.ts';

/** The two sides of a booking; papers are of whoever of them added them. */
export type BookingParty = 'owner' | 'buyer';
export type BookingPaperOwner = 'own' | 'others';

type Row = PaperRow<BookingParty, BookingPaperOwner, 'add'>;

const BOTH = { own: 'yes', others: 'yes' } as const;
const OWN = { own: 'yes', others: 'no' } as const;

const OPEN: Row = { read: { owner: BOTH, buyer: BOTH }, may: { add: ['owner', 'buyer'] } };
/** Nothing came of it: each side keeps its own, and what was shown to it is closed at once. */
const OVER: Row = { read: { owner: OWN, buyer: OWN }, may: { add: [] } };

/** Who reads and adds the documents of a booking. Staff have no part in them. */
export const BOOKING_PAPER_ACCESS: PaperTable<
  BookingState,
  BookingParty,
  BookingPaperOwner,
  'add'
> = {
  held: OPEN,
  accepted: OPEN,
  paid: OPEN,
  completed: OPEN,
  declined: OVER,
  cancelled: OVER,
  expired: OVER,
};

/** Whether a side may open a document of a booking in a state; no term of these runs out. */
export const mayReadBookingPaper = (
  state: BookingState,
  side: BookingParty,
  whose: BookingPaperOwner,
  now: Date,
): boolean => isOpen(BOOKING_PAPER_ACCESS[state].read[side][whose], null, now);

export const mayAddBookingPaper = (state: BookingState, side: BookingParty): boolean =>
  BOOKING_PAPER_ACCESS[state].may.add.includes(side);
