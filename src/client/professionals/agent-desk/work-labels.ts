import type { Tone } from '#client/ui/Badge.tsx';
import type { AssignedListing } from '#contract/professionals/agent-desk.ts';
import type { ListingStatus } from '#domain/homes/listing.ts';
import type { EngagementState } from '#domain/professionals/engagement.ts';
import words from '#messages/professionals/agent-desk/index.ts';

export const WORK: Partial<Record<EngagementState, { title: string; tone: Tone }>> = {
  paid: {
    get title() {
      return words.feeEscrowStart;
    },
    tone: 'warn',
  },
  working: {
    get title() {
      return words.atWork;
    },
    tone: 'brand',
  },
  delivered: {
    get title() {
      return words.waitsOwnersCode;
    },
    tone: 'warn',
  },
  disputed: {
    get title() {
      return words.dispute;
    },
    tone: 'bad',
  },
  confirmed: {
    get title() {
      return words.confirmed;
    },
    tone: 'good',
  },
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
  draft: {
    get title() {
      return words.notPublished;
    },
    tone: 'neutral',
  },
  live: {
    get title() {
      return words.live;
    },
    tone: 'good',
  },
  booked: {
    get title() {
      return words.booked;
    },
    tone: 'brand',
  },
  paused: {
    get title() {
      return words.paused;
    },
    tone: 'warn',
  },
  sold: {
    get title() {
      return words.sold;
    },
    tone: 'neutral',
  },
  rented: {
    get title() {
      return words.rented;
    },
    tone: 'neutral',
  },
  withdrawn: {
    get title() {
      return words.withdrawn;
    },
    tone: 'neutral',
  },
  expired: {
    get title() {
      return words.offSearch;
    },
    tone: 'warn',
  },
};
