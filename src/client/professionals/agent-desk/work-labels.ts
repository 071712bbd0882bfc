import type { Tone } from '#client/ui/Badge.tsx';
import type { AssignedListing } from '#contract/professionals/agent-desk.ts';
import type { ListingStatus } from '#domain/homes/listing.ts';
import { counted } from '#domain/lib/counted.ts';
import type { EngagementState } from '#domain/professionals/engagement.ts';

export const WORK: Partial<Record<EngagementState, { title: string; tone: Tone }>> = {
  paid: { title: 'Fee in escrow: start', tone: 'warn' },
  working: { title: 'At work', tone: 'brand' },
  delivered: { title: 'Waits for the owner’s code', tone: 'warn' },
  disputed: { title: 'In dispute', tone: 'bad' },
  confirmed: { title: 'Confirmed', tone: 'good' },
};

/** "3 contact requests · 1 visit"; what there is none of is left out. */
export function responseWords({ contacts, visits, bids, bookings }: AssignedListing['responses']) {
  const parts = [
    contacts > 0 && counted(contacts, 'contact request'),
    visits > 0 && counted(visits, 'visit'),
    bids > 0 && counted(bids, 'bid'),
    bookings > 0 && counted(bookings, 'booking'),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : 'No responses yet';
}

/** The agent's page of an assigned listing. */
export const assignedPath = (listingId: number, userId: number) =>
  `/ViewPropertyDetails/${listingId}/${userId}`;

/** The agent's page of the work. */
export const workPath = (engagementId: number) => `/AgentLeadList?engagement=${engagementId}`;

export const STATUS: Record<ListingStatus, { title: string; tone: Tone }> = {
  draft: { title: 'Not published', tone: 'neutral' },
  live: { title: 'Live', tone: 'good' },
  booked: { title: 'Booked', tone: 'brand' },
  paused: { title: 'Paused', tone: 'warn' },
  sold: { title: 'Sold', tone: 'neutral' },
  rented: { title: 'Rented', tone: 'neutral' },
  withdrawn: { title: 'Withdrawn', tone: 'neutral' },
  expired: { title: 'Off the search', tone: 'warn' },
};
