import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { people } from './people.ts';
import { bytea } from './sessions.ts';

/** How a call with an Idempotency-Key stands. */
export type StoredOutcome = 'running' | 'kept' | 'not_kept' | 'unknown';

/**
 * What calls with an Idempotency-Key were answered. Of caller, endpoint and key only a hash is kept;
 * the row is there before the call begins, so that no second one begins after a crash.
 */
export const storedAnswers = pgTable(
  'stored_answers',
  {
    keyHash: bytea('key_hash').primaryKey(),
    personId: integer('person_id').references(() => people.id, { onDelete: 'cascade' }),
    /** Keyed: a body may hold a password. */
    requestHash: bytea('request_hash').notNull(),
    outcome: text().$type<StoredOutcome>().notNull(),
    /** Sealed; of one that is kept. */
    answer: bytea(),
    reservedAt: instant('reserved_at').notNull(),
  },
  (t) => [
    // What is over.
    index('stored_answers_reserved').on(t.reservedAt),
    // What goes with an account.
    index('stored_answers_person').on(t.personId),
  ],
);
