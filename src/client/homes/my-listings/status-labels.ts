import type { Tone } from '#client/ui/Badge.tsx';
import type { ListingStatus } from '#domain/homes/listing.ts';
import words from '#messages/homes/my-listings/index.ts';
import { labels } from '#messages/lib/labels.ts';

export const STATUS_LABEL: Record<ListingStatus, string> = labels(() => words.statusLabel);

export const STATUS_TONE: Record<ListingStatus, Tone> = {
  draft: 'brand',
  live: 'good',
  booked: 'brand',
  paused: 'warn',
  sold: 'neutral',
  rented: 'neutral',
  withdrawn: 'neutral',
  expired: 'warn',
};
