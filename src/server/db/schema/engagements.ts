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
import { ENGAGEMENT_STATES } from '#domain/professionals/engagement.ts';
import { bookings } from './bookings.ts';
import { createdAt, identityId, instant, paise, person } from './columns.ts';
import { listings } from './listings.ts';
import { profession } from './professionals.ts';

export const engagementState = pgEnum('engagement_state', ENGAGEMENT_STATES);

export const engagements = pgTable(
  'engagements',
  {
    id: identityId(),
    profession: profession().notNull(),
    clientId: person('client_id'),
    professionalId: person('professional_id'),
    listingId: integer('listing_id').references(() => listings.id),
    bookingId: integer('booking_id').references(() => bookings.id),
    state: engagementState().notNull().default('requested'),
    /** What the client asks for. */
    brief: text().notNull(),
    quotePaise: paise('quote_paise'),
    quoteNote: text('quote_note'),
    /** Days the work takes, as quoted. */
    workDays: smallint('work_days'),
    /** A day in Pune. */
    dueOn: date('due_on'),
    answeredAt: instant('answered_at'),
    deliveredAt: instant('delivered_at'),
    endedAt: instant('ended_at'),
    /** Until when the present state holds; null once nothing runs out. */
    expiresAt: instant('expires_at'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    // A client's engagements, newest first.
    index('engagements_client').on(t.clientId, t.id),
    // A professional's requests and work, by state.
    index('engagements_professional').on(t.professionalId, t.state, t.id),
    // Whether an agent works for a listing's owner, asked with almost every call on it.
    index('engagements_listing').on(t.listingId, t.profession),
    // Requests and quotes whose time has run out.
    index('engagements_due').on(t.expiresAt).where(sql`expires_at is not null`),
    // One at a time about the same thing.
    uniqueIndex('engagements_one_open')
      .on(t.clientId, t.professionalId, t.listingId)
      .where(
        sql`state in ('requested', 'quoted', 'accepted', 'paid', 'working', 'delivered', 'disputed')`,
      ),
    check('engagements_two', sql`${t.clientId} <> ${t.professionalId}`),
    check('engagements_quote', sql`${t.quotePaise} > 0`),
  ],
);
export type Engagement = typeof engagements.$inferSelect;
