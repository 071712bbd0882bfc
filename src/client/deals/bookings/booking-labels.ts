import type { Tone } from '#client/ui/Badge.tsx';
import type { BookingRow } from '#contract/deals/bookings.ts';
import type { BookingState } from '#domain/deals/booking.ts';
import { bookingEventLabel } from '#domain/deals/booking-events.ts';
import { formatRupees } from '#domain/lib/money.ts';

interface Words {
  title: string;
  tone?: Tone;
}

const STATE: Record<BookingState, Words> = {
  held: { title: 'On hold', tone: 'warn' },
  accepted: { title: 'Token amount due', tone: 'brand' },
  paid: { title: 'Token amount paid', tone: 'good' },
  completed: { title: 'Completed', tone: 'good' },
  declined: { title: 'Declined', tone: 'bad' },
  cancelled: { title: 'Cancelled', tone: 'bad' },
  expired: { title: 'Time over' },
};

/** A booking's state as either side reads it. */
export function stateWords({ side, state }: Pick<BookingRow, 'side' | 'state'>): Words {
  if (state === 'held') {
    const title = side === 'owner' ? 'Waits for you' : 'Waits for the owner';
    return { title, tone: side === 'owner' ? 'brand' : 'warn' };
  }
  return STATE[state];
}

/** Each state's name in a list of either side, to narrow it by. */
export const stateNames = (side: BookingRow['side']): Record<BookingState, string> => ({
  held: side === 'owner' ? 'Waits for me' : 'Waits for the owner',
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
      return isBuyer
        ? 'Nobody else can book it until the time shown. A test payment of ₹ 1, which comes straight back, keeps it while the owner decides.'
        : 'Accept or decline it. Nobody else can book the property until the time shown.';
    case 'accepted':
      return isBuyer
        ? `The token amount of ${token} makes the booking firm.`
        : `The buyer has the time shown to pay the token amount of ${token}. If it is not paid, the property is free again.`;
    case 'paid':
      return isBuyer
        ? 'The booking is firm. The owner completes it once the papers are signed.'
        : 'The booking is firm. Complete it once the papers are signed.';
    case 'completed':
      return 'The deal is done.';
    case 'cancelled':
    case 'declined':
    case 'expired':
      return isBuyer ? 'The property is free again, for you too.' : 'The property is free again.';
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
