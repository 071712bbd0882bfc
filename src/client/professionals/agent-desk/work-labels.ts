import type { Tone } from '#client/ui/Badge.tsx';
import { said } from '#client/ui/said.ts';
import type { AssignedListing } from '#contract/professionals/agent-desk.ts';
import type { ListingStatus } from '#domain/homes/listing.ts';
import type { EngagementState } from '#domain/professionals/engagement.ts';
import words from '#messages/professionals/agent-desk/index.ts';

export const WORK: Partial<Record<EngagementState, { title: string; tone: Tone }>> = {
  paid: said(() => words.feeEscrowStart, 'warn'),
  working: said(() => words.atWork, 'brand'),
  delivered: said(() => words.waitsOwnersCode, 'warn'),
  disputed: said(() => words.dispute, 'bad'),
  confirmed: said(() => words.confirmed, 'good'),
};

/** "3 contact requests · 1 visit"; what there is none of is left out. */
export function responseWords({ contacts, visits, bids, bookings }: AssignedListing['responses']) {
  const parts = [
    contacts > 0 && words.contactRequests({ contacts }),
    visits > 0 && words.visitsLabel({ visits }),
    bids > 0 && words.bids({ bids }),
    bookings > 0 && words.bookings({ bookings }),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : words.noResponsesYet;
}

/** The agent's page of an assigned listing. */
export const assignedPath = (listingId: number, userId: number) =>
  `/ViewPropertyDetails/${listingId}/${userId}`;

/** The agent's page of the work. */
export const workPath = (engagementId: number) => `/AgentLeadList?engagement=${engagementId}`;

export const STATUS: Record<ListingStatus, { title: string; tone: Tone }> = {
  draft: said(() => words.notPublished, 'neutral'),
  live: said(() => words.live, 'good'),
  booked: said(() => words.booked, 'brand'),
  paused: said(() => words.paused, 'warn'),
  sold: said(() => words.sold, 'neutral'),
  rented: said(() => words.rented, 'neutral'),
  withdrawn: said(() => words.withdrawn, 'neutral'),
  expired: said(() => words.offSearch, 'warn'),
};
