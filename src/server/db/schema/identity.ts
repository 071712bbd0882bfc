import { sql } from 'drizzle-orm';
import { date, index, integer, pgEnum, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { ACCOUNT_NAME_STATES } from '#domain/people/bank-account.ts';
import { CHECK_KINDS, CHECK_STATES } from '#domain/people/kyc.ts';
import { LICENCE_STATES } from '#domain/people/licence-check.ts';
import { instant } from './columns.ts';
import { people } from './people.ts';
import { bytea } from './sessions.ts';

export const identityCheckKind = pgEnum('identity_check_kind', CHECK_KINDS);
export const identityCheckState = pgEnum('identity_check_state', CHECK_STATES);
export const accountNameState = pgEnum('account_name_state', ACCOUNT_NAME_STATES);

/** A file of one person: kept in the object store under `key`, served to its parties only. */
export const documents = pgTable(
  'documents',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ownerId: integer('owner_id')
      .notNull()
      .references(() => people.id),
    purpose: text().notNull(),
    key: text().notNull().unique(),
    fileName: text('file_name').notNull(),
    mime: text().notNull(),
    bytes: integer().notNull(),
    sha256: text().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    // A person's files: their copy of their data, and what goes when they leave.
    index('documents_owner').on(t.ownerId, t.purpose),
  ],
);

/**
 * One attempt to show who somebody is. An Aadhaar number is never here, only its last four digits;
 * a PAN is encrypted and shown masked.
 */
export const identityChecks = pgTable(
  'identity_checks',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    personId: integer('person_id')
      .notNull()
      .references(() => people.id),
    kind: identityCheckKind().notNull(),
    state: identityCheckState().notNull(),
    /** The provider's reference of its own record. */
    reference: text(),
    lastFour: text('last_four'),
    panSealed: bytea('pan_sealed'),
    panMasked: text('pan_masked'),
    /** Keyed hash of a PAN that is verified, or was and is to be checked again: it serves one account. */
    panHash: bytea('pan_hash').unique(),
    /** The holder's name: the provider's word, or as staff read it on the document. */
    checkedName: text('checked_name'),
    /** The account's name which staff found to be the holder's too. */
    approvedName: text('approved_name'),
    /** Null again once the document is removed, some time after the decision. */
    documentId: integer('document_id')
      .unique()
      .references(() => documents.id),
    /** Words the person agreed to, as shown. */
    consent: text().notNull(),
    consentAt: instant('consent_at').notNull(),
    attempts: integer().notNull().default(0),
    reason: text(),
    decidedBy: integer('decided_by').references(() => people.id),
    createdAt: instant('created_at').notNull().defaultNow(),
    decidedAt: instant('decided_at'),
  },
  (t) => [
    // A person's checks, the latest of a kind first.
    index('identity_checks_person').on(t.personId, t.kind, t.id),
    // Staff's queue, oldest first.
    index('identity_checks_waiting')
      .on(t.createdAt)
      .where(sql`state not in ('otp_sent', 'verified', 'rejected', 'expired', 'withdrawn')`),
  ],
);

export const licenceState = pgEnum('licence_state', LICENCE_STATES);

/** How the check of a professional's registration stands, and what it was checked by. */
export const licences = pgTable(
  'licences',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    personId: integer('person_id')
      .notNull()
      .unique()
      .references(() => people.id),
    /** As the person gave it when this check began; another one is another check. */
    number: text().notNull(),
    state: licenceState().notNull().default('submitted'),
    /** Evidence: the certificate, or the register's page about it. Without any it waits for it. */
    documentId: integer('document_id')
      .unique()
      .references(() => documents.id),
    link: text(),
    /** The last day on which it counts; set by staff from the evidence. */
    validUntil: date('valid_until'),
    reason: text(),
    decidedBy: integer('decided_by').references(() => people.id),
    decidedAt: instant('decided_at'),
    remindedAt: instant('reminded_at'),
    submittedAt: instant('submitted_at').notNull().defaultNow(),
  },
  (t) => [
    // Staff's queue, oldest first.
    index('licences_waiting').on(t.submittedAt).where(sql`state = 'submitted'`),
    // Those that run out, and of which people are reminded.
    index('licences_ending').on(t.validUntil).where(sql`state = 'verified'`),
  ],
);
export type Licence = typeof licences.$inferSelect;

/** Where somebody is paid. The number is encrypted; its last four digits are shown. */
export const bankAccounts = pgTable(
  'bank_accounts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    personId: integer('person_id')
      .notNull()
      .references(() => people.id),
    holder: text().notNull(),
    numberSealed: bytea('number_sealed').notNull(),
    /** Keyed hash, so that one account is not added twice. */
    numberHash: bytea('number_hash').notNull(),
    lastFour: text('last_four').notNull(),
    ifsc: text().notNull(),
    nameAtBank: text('name_at_bank').notNull(),
    /** Whether that name is its person's. */
    nameState: accountNameState('name_state').notNull().default('waiting'),
    /** Of staff, who decided about a name that waited. */
    nameDecidedBy: integer('name_decided_by').references(() => people.id),
    verifiedAt: instant('verified_at').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    removedAt: instant('removed_at'),
  },
  (t) => [
    // An account is added once by a person; also lists a person's accounts.
    uniqueIndex('bank_accounts_once')
      .on(t.personId, t.numberHash, t.ifsc)
      .where(sql`removed_at is null`),
    // Names that wait for staff, the oldest first.
    index('bank_accounts_waiting')
      .on(t.id)
      .where(sql`name_state = 'waiting' and removed_at is null`),
  ],
);
