import { sql } from 'drizzle-orm';
import { bigint, check, customType, index, integer, pgTable, smallint } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';

/** The number of a transaction, never given twice. Kept as text, since it is only handed back. */
const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * What searches have to read again: written by triggers, in the transaction of the change itself.
 * Rows name no values, only what is to be looked at; a reader looks at it as it is by then.
 */
export const searchChanges = pgTable(
  'search_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** By which a reader knows whether it has seen it; ids are not in the order of commits. */
    xact: xid8().notNull().default(sql`pg_current_xact_id()`),
    /** A listing that is or was live; or else all of a locality; without either, all there are. */
    listingId: integer('listing_id'),
    localityId: integer('locality_id'),
    createdAt: createdAt(),
  },
  (t) => [
    // What a reader has not seen yet.
    index('search_changes_unseen').on(t.xact),
    check('search_changes_one_subject', sql`num_nonnulls(${t.listingId}, ${t.localityId}) <= 1`),
  ],
);

/** One row: up to which transaction changes have been cleared away. */
export const searchChangesCleared = pgTable('search_changes_cleared', {
  id: smallint().primaryKey(),
  upTo: xid8('up_to').notNull(),
});
