import type { Tone } from '#client/ui/Badge.tsx';
import type { ListingStatus } from '#domain/homes/listing.ts';

export const STATUS_LABEL: Record<ListingStatus, string> = {
  draft: 'Not published',
  live: 'Live',
  booked: 'Booked',
  paused: 'Paused',
  sold: 'Sold',
  rented: 'Rented',
  withdrawn: 'Withdrawn',
  expired: 'Off the search',
};

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
