import type { Tone } from '#client/ui/Badge.tsx';
import { said } from '#client/ui/said.ts';
import type { BookingRow } from '#contract/deals/bookings.ts';
import type { BookingState } from '#domain/deals/booking.ts';
import { bookingEventLabel } from '#domain/deals/booking-events.ts';
import { formatRupees } from '#domain/lib/money.ts';
import words from '#messages/deals/bookings/index.ts';
import deskWords from '#messages/deals/desk/index.ts';

interface Words {
  title: string;
  tone?: Tone;
}

const STATE: Record<BookingState, Words> = {
  held: said(() => words.onHold, 'warn'),
  accepted: said(() => deskWords.tokenAmountDue, 'brand'),
  paid: said(() => deskWords.tokenAmountPaid, 'good'),
  completed: said(() => deskWords.completed, 'good'),
  declined: said(() => deskWords.declined, 'bad'),
  cancelled: said(() => deskWords.cancelled, 'bad'),
  expired: said(() => deskWords.timeOver),
};

/** A booking's state as either side reads it. */
export function stateWords({ side, state }: Pick<BookingRow, 'side' | 'state'>): Words {
  if (state === 'held') {
    const title = side === 'owner' ? deskWords.waits : deskWords.waitsOwner;
    return { title, tone: side === 'owner' ? 'brand' : 'warn' };
  }
  return STATE[state];
}

/** Each state's name in a list of either side, to narrow it by. */
export const stateNames = (side: BookingRow['side']): Record<BookingState, string> => ({
  held: side === 'owner' ? deskWords.waitsMe : deskWords.waitsOwner,
  accepted: STATE.accepted.title,
  paid: STATE.paid.title,
  completed: STATE.completed.title,
  declined: STATE.declined.title,
  cancelled: STATE.cancelled.title,
  expired: STATE.expired.title,
});

/** Whether something about it still runs out or may be cancelled. */
export const isUnderWay = ({ state }: Pick<BookingRow, 'state'>) =>
  state === 'held' || state === 'accepted' || state === 'paid';

const EVENT_TONE: Record<string, Tone> = {
  place: 'brand',
  hold: 'good',
  accept: 'good',
  decline: 'bad',
  pay: 'good',
  complete: 'good',
  cancelByBuyer: 'bad',
  cancelByOwner: 'bad',
  settle: 'bad',
};

export function eventWords(event: string): Words {
  const tone = EVENT_TONE[event];
  return { title: bookingEventLabel(event), ...(tone && { tone }) };
}

/** What to do or expect next, in a sentence. */
export function nextWords({ side, state, tokenAmount }: BookingRow): string | undefined {
  const token = formatRupees(tokenAmount);
  const isBuyer = side === 'buyer';
  switch (state) {
    case 'held':
      return isBuyer ? words.heldForYou : words.acceptOrDecline;
    case 'accepted':
      return isBuyer ? words.tokenMakesFirm({ token }) : words.buyerHasTime({ token });
    case 'paid':
      return isBuyer ? words.firmOwner : words.firmYou;
    case 'completed':
      return words.dealDone;
    case 'cancelled':
    case 'declined':
    case 'expired':
      return isBuyer ? words.freeForYouToo : words.freeAgain;
  }
}

/** Each side's page of a booking. */
export const bookingPath = ({
  side,
  id,
  listingId,
}: Pick<BookingRow, 'side' | 'id' | 'listingId'>) =>
  side === 'owner'
    ? `/OwnerBookedPropertyDetails/${id}/${listingId}`
    : `/BookedPropertyDetails/${listingId}/${id}`;
