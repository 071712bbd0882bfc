import { labels } from '#messages/lib/labels.ts';
import words from '#messages/professionals/labels/index.ts';

/** What a review can be of: only what has really happened between the two. */
export const REVIEW_SUBJECTS = ['engagement', 'visit', 'booking'] as const;
export type ReviewSubject = (typeof REVIEW_SUBJECTS)[number];

export const REPORT_SUBJECTS = ['review', 'message', 'person', 'listing'] as const;
export type ReportSubject = (typeof REPORT_SUBJECTS)[number];

/** What is mostly wrong with a listing, as people who saw it say. */
export const LISTING_FAULTS = [
  'taken',
  'price',
  'photos',
  'facts',
  'place',
  'twice',
  'fraud',
  'other',
] as const;
export type ListingFault = (typeof LISTING_FAULTS)[number];

export const LISTING_FAULT_LABEL: Record<ListingFault, string> = labels(() => words.fault);

/** Days after the end in which a review may be written. */
export const REVIEW_DAYS = 90;
