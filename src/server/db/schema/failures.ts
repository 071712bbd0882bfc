import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** What went wrong and why: one row for all errors of one kind from one place in the code. */
export const failures = pgTable(
  'failures',
  {
    /** Of its name and the first places of ours it came through. */
    fingerprint: text().primaryKey(),
    name: text().notNull(),
    /** What was being done when it came last: the pattern of a route, or a job. */
    during: text().notNull(),
    /** Without anything of anybody. */
    sample: text().notNull(),
    firstSeen: instant('first_seen').notNull(),
    lastSeen: instant('last_seen').notNull(),
    firstRelease: text('first_release').notNull(),
    lastRelease: text('last_release').notNull(),
  },
  (t) => [
    // The latest first, and those that are long over.
    index('failures_last_seen').on(t.lastSeen),
  ],
);

/** How often within an hour, of all nodes together. */
export const failureHours = pgTable(
  'failure_hours',
  {
    fingerprint: text()
      .notNull()
      .references(() => failures.fingerprint, { onDelete: 'cascade' }),
    hour: instant('hour').notNull(),
    count: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.fingerprint, t.hour] })],
);
