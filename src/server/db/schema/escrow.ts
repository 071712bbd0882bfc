import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  pgEnum,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { INSTALMENT_STATES } from '#domain/money/instalment.ts';
import { PAYOUT_STATES } from '#domain/money/payout.ts';
import { RELEASE_KINDS, RELEASE_STATES } from '#domain/money/release.ts';
import { bookings } from './bookings.ts';
import { createdAt, identityId, instant, paise, person } from './columns.ts';
import { bankAccounts } from './identity.ts';
import { orders } from './orders.ts';
import { people } from './people.ts';
import { subjectKind } from './subject.ts';

export const instalmentState = pgEnum('instalment_state', INSTALMENT_STATES);
export const releaseKind = pgEnum('release_kind', RELEASE_KINDS);
export const releaseState = pgEnum('release_state', RELEASE_STATES);
export const payoutState = pgEnum('payout_state', PAYOUT_STATES);

/** The plan of a booking's further payments, proposed by the owner. */
export const instalments = pgTable(
  'instalments',
  {
    id: identityId(),
    bookingId: integer('booking_id')
      .notNull()
      .references(() => bookings.id),
    seq: smallint().notNull(),
    label: text().notNull(),
    dueOn: date('due_on').notNull(),
    amountPaise: paise('amount_paise').notNull(),
    state: instalmentState().notNull().default('due'),
    orderId: integer('order_id').references(() => orders.id),
    remindedAt: instant('reminded_at'),
    createdAt: createdAt(),
  },
  (t) => [
    // A booking's plan in order; no place is taken twice.
    uniqueIndex('instalments_order').on(t.bookingId, t.seq),
    // Unpaid instalments whose day is near or past, for reminders.
    index('instalments_due').on(t.dueOn).where(sql`state = 'due'`),
    check('instalments_positive', sql`${t.amountPaise} > 0`),
  ],
);
export type Instalment = typeof instalments.$inferSelect;

/** A wish that deal money leaves escrow. */
export const releases = pgTable(
  'releases',
  {
    id: identityId(),
    /** booking or engagement. */
    subjectKind: subjectKind('subject_kind').notNull().default('booking'),
    subjectId: integer('subject_id').notNull(),
    kind: releaseKind().notNull(),
    amountPaise: paise('amount_paise').notNull(),
    /** Who asks and is paid. */
    payeeId: person('payee_id'),
    /** Whose one-time code lets it go; of a forfeit, whose money it was. */
    payerId: person('payer_id'),
    bankAccountId: integer('bank_account_id')
      .notNull()
      .references(() => bankAccounts.id),
    state: releaseState().notNull().default('requested'),
    note: text(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    // The releases of a booking or an engagement, and what they leave of its money.
    index('releases_subject').on(t.subjectKind, t.subjectId, t.id),
    // Releases a person asked for.
    index('releases_payee').on(t.payeeId, t.id),
    // Releases that wait for a person's code.
    index('releases_payer').on(t.payerId, t.id),
    // Open releases whose time has run out, and those staff may decide.
    index('releases_due').on(t.state, t.expiresAt),
    check('releases_positive', sql`${t.amountPaise} > 0`),
  ],
);
export type Release = typeof releases.$inferSelect;

/** A transfer from escrow to a verified bank account. */
export const payouts = pgTable(
  'payouts',
  {
    id: identityId(),
    publicId: text('public_id').notNull().unique(),
    releaseId: integer('release_id')
      .notNull()
      .unique()
      .references(() => releases.id),
    personId: person('person_id'),
    bankAccountId: integer('bank_account_id')
      .notNull()
      .references(() => bankAccounts.id),
    amountPaise: paise('amount_paise').notNull(),
    state: payoutState().notNull().default('waiting'),
    /** Of staff, who awarded it; null where its payer let it go. */
    decidedBy: integer('decided_by').references(() => people.id),
    /** The two of staff who agreed. */
    secondedBy: integer('seconded_by').references(() => people.id),
    approvedBy: integer('approved_by').references(() => people.id),
    gatewayId: text('gateway_id'),
    message: text(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    // Transfers that are not over: staff's list and what is sent or asked after.
    index('payouts_open')
      .on(t.updatedAt)
      .where(sql`state in ('waiting', 'seconded', 'approved', 'sent', 'failed')`),
    // What went to somebody in a time.
    index('payouts_person').on(t.personId, t.createdAt),
    // What one of staff awarded in a time.
    index('payouts_decider').on(t.decidedBy, t.createdAt).where(sql`decided_by is not null`),
    check('payouts_two_people', sql`${t.secondedBy} <> ${t.approvedBy}`),
    check('payouts_positive', sql`${t.amountPaise} > 0`),
  ],
);
export type Payout = typeof payouts.$inferSelect;
