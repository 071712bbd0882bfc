import type { Logger } from '#server/lib/log.ts';
import { type Listening, listen } from '#server/live/listen.ts';

/** Hears of every changed listing, from whichever node changed it. */
export const onListingChanges = (
  url: string,
  log: Logger,
  heard: { changed(listingId: string): void; gap(): void },
): Listening => listen(url, log, 'listing_changed', { notified: heard.changed, gap: heard.gap });
