import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Files of the object store that no row names any more. Triggers on `documents` and `people` write
 * them down in the transaction that drops the name, so that none is forgotten when its removal
 * fails afterwards; housekeeping removes the file, then the row.
 */
export const discardedFiles = pgTable('discarded_files', {
  /** A document's key, or a photo's base path as `people.image` had it. */
  path: text().primaryKey(),
  /** Not before this: whoever tries moves it on, for the case that they fail. */
  dueAt: timestamp('due_at', { withTimezone: true }).notNull().defaultNow(),
});
