import { bigint, index, integer, pgTable, timestamp } from 'drizzle-orm/pg-core';
import type { Paise } from '#domain/lib/money.ts';
import { listings } from './listings.ts';

/** Append-only; a trigger writes it on every insert and price change, and refuses edits. */
export const priceHistory = pgTable(
  'price_history',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    listingId: integer('listing_id')
      .notNull()
      .references(() => listings.id),
    pricePaise: bigint('price_paise', { mode: 'number' }).$type<Paise>().notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    // The prices of a listing over time.
    index('price_history_listing').on(t.listingId, t.changedAt),
  ],
);
