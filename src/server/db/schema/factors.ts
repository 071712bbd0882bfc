import { bigint, boolean, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { SignInMethod } from '#domain/lib/sign-in.ts';
import { identityId, instant } from './columns.ts';
import { people } from './people.ts';
import { bytea, sessions } from './sessions.ts';

const owner = () =>
  integer('person_id')
    .notNull()
    .references(() => people.id, { onDelete: 'cascade' });

/** Keys that live in somebody's devices; only their public halves are here. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: identityId(),
    personId: owner(),
    /** As the device names it, in base64url. */
    credentialId: text('credential_id').notNull().unique(),
    publicKey: bytea('public_key').notNull(),
    /** Rises with every use, of devices that count; a smaller one means a copy. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    /** What its owner calls it. */
    name: text().notNull(),
    /** Kept by a password manager, so that it outlives the device. */
    backedUp: boolean('backed_up').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (t) => [
    // Somebody's own, oldest first.
    index('passkeys_person').on(t.personId, t.id),
  ],
);

/** The app that shows somebody a new code every half minute; it counts once it is confirmed. */
export const authenticatorApps = pgTable('authenticator_apps', {
  personId: owner().primaryKey(),
  secretSealed: bytea('secret_sealed').notNull(),
  createdAt: instant('created_at').notNull(),
  confirmedAt: instant('confirmed_at'),
  lastUsedAt: instant('last_used_at'),
  /** The half minute of the newest code that was taken: none is good twice. */
  lastStep: integer('last_step'),
  /** Wrong codes since `triedSince`. */
  tries: integer().notNull().default(0),
  triedSince: instant('tried_since'),
});

/** Ten for the day on which the device is lost; each is good once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: identityId(),
    personId: owner(),
    /** Keyed, as of every code that people type. */
    codeHash: bytea('code_hash').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [unique('recovery_codes_person_code').on(t.personId, t.codeHash)],
);

/** What a device is asked to sign; taken out by who answers, so that it is answered once. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    id: identityId(),
    challengeHash: bytea('challenge_hash').notNull().unique(),
    /** Whose new passkey it is for; null where anybody may sign in with it. */
    personId: integer('person_id').references(() => people.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    // Those that ran out, for tidying up.
    index('passkey_challenges_expiry').on(t.expiresAt),
  ],
);

/** Halfway in, or shown to be oneself a moment ago; taken out by who uses it. */
export const proofTickets = pgTable(
  'proof_tickets',
  {
    id: identityId(),
    ticketHash: bytea('ticket_hash').notNull().unique(),
    personId: owner(),
    /** What was shown already. */
    shown: text().$type<SignInMethod>().notNull(),
    /** Of a live session, which may do one thing with it; null for who is on the way in. */
    sessionId: integer('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    tries: integer().notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    // Those of one person, void with a new password.
    index('proof_tickets_person').on(t.personId),
    // Those that ran out, for tidying up.
    index('proof_tickets_expiry').on(t.expiresAt),
  ],
);
