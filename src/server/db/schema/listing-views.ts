import { date, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { listing } from './columns.ts';
import { bytea } from './sessions.ts';

/** How many looked at a listing on a day of Pune's calendar; who they were is kept nowhere. */
export const listingViews = pgTable(
  'listing_views',
  {
    listingId: listing(),
    day: date().notNull(),
    views: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.listingId, t.day] })],
);

/** Keyed hashes of a day's viewers, so that each counts once; gone when the day is over. */
export const listingViewMarks = pgTable(
  'listing_view_marks',
  { day: date().notNull(), mark: bytea().notNull() },
  (t) => [primaryKey({ columns: [t.day, t.mark] })],
);
