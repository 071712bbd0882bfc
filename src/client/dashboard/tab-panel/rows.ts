import { stateWords as bidWords } from '#client/deals/bids/bid-labels.ts';
import { bookingPath, stateWords as bookingWords } from '#client/deals/bookings/booking-labels.ts';
import {
  STATE as CONTACT,
  stateWords as contactWords,
} from '#client/deals/contacts/contact-labels.ts';
import { STATE as VISIT } from '#client/deals/visits/visit-labels.ts';
import type { Tone } from '#client/ui/Badge.tsx';
import type { BidRow } from '#contract/deals/bids.ts';
import type { BookingRow } from '#contract/deals/bookings.ts';
import type { ContactItem } from '#contract/deals/contacts.ts';
import type { Meeting } from '#contract/deals/visits.ts';
import type { KeptListing } from '#contract/homes/favourites.ts';
import type { ListingCard } from '#contract/homes/wire-listing.ts';
import { placeName } from '#domain/homes/gazetteer/place-name.ts';
import { formatPriceShort } from '#domain/lib/money.ts';
import { formatSpan } from '#domain/lib/time/format.ts';
import deskWords from '#messages/people/desk/index.ts';

/** A record of any kind in one line of the overview. */
export interface Row {
  key: string;
  listing: ListingCard;
  href: string;
  /** How it stands. */
  state?: { words: string; tone: Tone };
  /** Who, when or how much. */
  detail: string;
  at: string;
}

export function keptRow({ onOffer, change, keptAt, ...listing }: KeptListing): Row {
  const { id, price } = listing.propertydata;
  const moved = `${formatPriceShort(Math.abs(change))} ${change < 0 ? deskWords.cheaper : deskWords.dearer}`;
  return {
    key: `kept ${id}`,
    listing,
    href: `/ViewPropertyDetails/${id}`,
    ...(!onOffer && { state: { words: deskWords.noLongerOffer, tone: 'neutral' } }),
    ...(onOffer && change !== 0 && { state: { words: moved, tone: change < 0 ? 'good' : 'warn' } }),
    detail: `${formatPriceShort(price)} · ${placeName(listing.locationData.locality)}`,
    at: keptAt,
  };
}

export function contactRow(item: ContactItem): Row {
  const { requestdata: request, ...listing } = item;
  const isOwner = request.side === 'owner';
  return {
    key: `contact ${request.id}`,
    listing,
    href: isOwner ? `/Request/${request.id}` : '/InterestedProperties',
    state: { words: contactWords(item), tone: CONTACT[request.state].tone },
    detail: isOwner ? deskWords.asksContact({ name: request.other.name }) : deskWords.contactAsked,
    at: request.createdAt,
  };
}

export function visitRow({ meetingdata: visit, ...listing }: Meeting): Row {
  return {
    key: `visit ${visit.id}`,
    listing,
    href: '/ScheduleMeeting',
    state: VISIT[visit.state],
    detail: `${visit.side === 'owner' ? deskWords.visitOf({ name: visit.other.name }) : deskWords.visit}, ${formatSpan(visit.start, visit.end)}`,
    at: visit.start,
  };
}

export function bidRow(bid: BidRow): Row {
  const { title, tone = 'neutral' } = bidWords(bid);
  const isOwner = bid.side === 'owner';
  return {
    key: `bid ${bid.id}`,
    listing: bid.listing,
    href: `/${isOwner ? 'BidingRequest' : 'BidProperties'}?bid=${bid.id}`,
    state: { words: title, tone },
    detail: `${isOwner ? deskWords.bidOf({ other: bid.other }) : deskWords.yourBid}: ${formatPriceShort(bid.amount)}`,
    at: bid.updatedAt,
  };
}

export function bookingRow(booking: BookingRow): Row {
  const { title, tone = 'neutral' } = bookingWords(booking);
  return {
    key: `booking ${booking.id}`,
    listing: booking.listing,
    href: bookingPath(booking),
    state: { words: title, tone },
    detail: deskWords.at({
      which:
        booking.side === 'owner'
          ? deskWords.bookedBy({ other: booking.other })
          : deskWords.bookedWord,
      price: formatPriceShort(booking.price),
    }),
    at: booking.updatedAt,
  };
}
