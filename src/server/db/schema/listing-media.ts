import { index, integer, jsonb, pgEnum, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { listings } from './listings.ts';

export const mediaKind = pgEnum('media_kind', ['photo', 'floor_plan', 'video']);

/** Photos, plans and videos in the order shown. A drawn demo picture carries its drawing's spec. */
export const listingMedia = pgTable(
  'listing_media',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    listingId: integer('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    kind: mediaKind().notNull(),
    /** Path the browser asks for, without width and format. */
    url: text().notNull(),
    alt: text().notNull(),
    drawing: jsonb(),
    caption: text(),
    /** Where the widths of an uploaded picture are in the object store. */
    storeKey: text('store_key'),
    width: integer(),
    height: integer(),
    /** 64-bit difference hash, as 16 hex digits: like pictures have near hashes. */
    perceptualHash: text('perceptual_hash'),
  },
  (t) => [
    // A listing's pictures in the order shown.
    index('listing_media_order').on(t.listingId, t.position),
    // Whose a picture is that is asked for.
    index('listing_media_url').on(t.url),
  ],
);
