import { sql } from 'drizzle-orm';
import { bigint, boolean, customType, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { SignInMethod } from '#domain/lib/sign-in.ts';
import { FIRST_LANGUAGE } from '#messages/lib/language.ts';
import { instant } from './columns.ts';
import { language, people, role } from './people.ts';

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** One signed-in browser or client. Only hashes are kept: a copy of this table opens nothing. */
export const sessions = pgTable(
  'sessions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    personId: integer('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    tokenHash: bytea('token_hash').notNull().unique(),
    /** A browser's second half; null for a client that is no browser. */
    cookieHash: bytea('cookie_hash').unique(),
    userAgent: text('user_agent').notNull(),
    address: text().notNull(),
    /** What was shown to begin it, in that order; empty of those from before this was kept. */
    signedInBy: text('signed_in_by')
      .array()
      .$type<SignInMethod[]>()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** When its holder showed a second factor; null for a password or a code alone. */
    secondFactorAt: instant('second_factor_at'),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    /** Slides with use; never past `endsAt`. */
    expiresAt: instant('expires_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (t) => [
    // A person's sessions: the list of devices, and all of them ended at once.
    index('sessions_person').on(t.personId, t.lastSeenAt),
  ],
);

/** Somebody on the way in: becomes a person once e-mail and mobile are shown to be theirs. */
export const registrations = pgTable('registrations', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** Of the reference the visitor holds. */
  referenceHash: bytea('reference_hash').notNull().unique(),
  role: role().notNull(),
  /** Of the page on which it was begun. */
  language: language().notNull().default(FIRST_LANGUAGE),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  email: text().notNull(),
  mobile: text().notNull(),
  city: text().notNull(),
  passwordHash: text('password_hash').notNull(),
  /** E-mail or mobile belongs to a person already, who gets word of it in place of a code. */
  taken: boolean().notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  completedAt: instant('completed_at'),
});

/** A one-time code for one purpose and one subject; the newest of a pair is the only valid one. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    purpose: text().notNull(),
    subject: text().notNull(),
    /** Keyed: six digits alone would be guessed from a plain hash. */
    codeHash: bytea('code_hash').notNull(),
    attempts: integer().notNull().default(0),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [
    // The newest code of a purpose and subject.
    index('one_time_codes_subject').on(t.purpose, t.subject, t.createdAt),
  ],
);

/** Counters of the rate limiter; its library reads and writes them. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
});
