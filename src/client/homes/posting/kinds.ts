import type { Subcategory } from '#domain/homes/listing.ts';
import words from '#messages/homes/posting/index.ts';
import { labels } from '#messages/lib/labels.ts';

/** What each kind is, for somebody who posts for the first time. */
export const KIND_DETAIL: Record<Subcategory, string> = labels(() => words.kindDetail);
