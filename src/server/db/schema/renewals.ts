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
import { RENEWAL_STATES } from '#domain/professionals/renewal-offer.ts';
import { createdAt, identityId, instant, paise, person } from './columns.ts';
import { agreements } from './papers.ts';

export const renewalState = pgEnum('renewal_state', RENEWAL_STATES);

/** What one side of a leave and licence offers the other to go on with it. */
export const renewals = pgTable(
  'renewals',
  {
    id: identityId(),
    /** The licence that would go on. */
    agreementId: integer('agreement_id')
      .notNull()
      .references(() => agreements.id),
    offeredBy: person('offered_by'),
    rentPaise: paise('rent_paise').notNull(),
    depositPaise: paise('deposit_paise').notNull(),
    startOn: date('start_on').notNull(),
    months: smallint().notNull(),
    /** What was said with it; empty for nothing. */
    words: text().notNull(),
    state: renewalState().notNull().default('offered'),
    /** Until when it can be answered; accepted, until when it can be drawn up. */
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    // A licence's offers.
    index('renewals_agreement').on(t.agreementId, t.id),
    // One of a licence is open at a time.
    uniqueIndex('renewals_open').on(t.agreementId).where(sql`state in ('offered', 'accepted')`),
    // Those that run out.
    index('renewals_due').on(t.expiresAt).where(sql`state in ('offered', 'accepted')`),
    // Of one who closes their account.
    index('renewals_offered_by').on(t.offeredBy),
    check('renewals_terms', sql`${t.rentPaise} > 0 and ${t.depositPaise} >= 0 and ${t.months} > 0`),
  ],
);
export type Renewal = typeof renewals.$inferSelect;
