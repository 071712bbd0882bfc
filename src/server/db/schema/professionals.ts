import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { PROFESSIONS } from '#domain/lib/role.ts';
import { INTEREST_STATES } from '#domain/professionals/agent-interest.ts';
import { ENGAGEMENT_STATES } from '#domain/professionals/engagement.ts';
import { LEAD_SOURCES, LEAD_STATES } from '#domain/professionals/lead.ts';
import type { ListingFault, ReportSubject, ReviewSubject } from '#domain/professionals/review.ts';
import { bookings } from './bookings.ts';
import { createdAt, identityId, instant, paise, person } from './columns.ts';
import { listings } from './listings.ts';
import { people } from './people.ts';
import { savedSearches } from './saved.ts';
import { subjectKind } from './subject.ts';

export const profession = pgEnum('profession', PROFESSIONS);
export const engagementState = pgEnum('engagement_state', ENGAGEMENT_STATES);
export const leadState = pgEnum('lead_state', LEAD_STATES);
export const leadSource = pgEnum('lead_source', LEAD_SOURCES);
export const interestState = pgEnum('interest_state', INTEREST_STATES);

const listing = () => integer('listing_id').references(() => listings.id);

/** What a professional tells clients of themselves; who has none is not in the directories. */
export const professionalProfiles = pgTable('professional_profiles', {
  personId: person('person_id').primaryKey(),
  headline: text().notNull(),
  languages: text().array().notNull().default(sql`'{}'::text[]`),
  experienceYears: smallint('experience_years').notNull(),
  /** From what a piece of work costs, without what the case asks for. */
  feeFromPaise: paise('fee_from_paise').notNull(),
  /** Not taking new work just now. */
  away: boolean().notNull().default(false),
  /** Median minutes to a first answer over the last answered requests; null while there are few. */
  responseMinutes: integer('response_minutes'),
  ratingCount: integer('rating_count').notNull().default(0),
  /** Sum of the stars, so that the mean is exact. */
  ratingSum: integer('rating_sum').notNull().default(0),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

export const engagements = pgTable(
  'engagements',
  {
    id: identityId(),
    profession: profession().notNull(),
    clientId: person('client_id'),
    professionalId: person('professional_id'),
    listingId: listing(),
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

export const leads = pgTable(
  'leads',
  {
    id: identityId(),
    agentId: person('agent_id'),
    source: leadSource().notNull(),
    /** Null of somebody who is no member: then the agent's own record of them stands below. */
    buyerId: integer('buyer_id').references(() => people.id),
    contactName: text('contact_name'),
    /** Ten digits. */
    contactMobile: text('contact_mobile'),
    contactEmail: text('contact_email'),
    /** Where the agent's own lead came from, in the agent's words: a portal, a board, a friend. */
    origin: text(),
    /** What the deal is worth to the agent, as they reckon it. */
    valuePaise: paise('value_paise'),
    listingId: listing(),
    engagementId: integer('engagement_id').references(() => engagements.id),
    /** The wish it was bought for; gone with the search. */
    searchId: integer('search_id').references(() => savedSearches.id, { onDelete: 'set null' }),
    state: leadState().notNull().default('new'),
    /** What they look for, as the search takes it. */
    wants: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    wantsText: text('wants_text').notNull(),
    followUpAt: instant('follow_up_at'),
    /** The agent was told that the follow-up is due. */
    remindedAt: instant('reminded_at'),
    respondedAt: instant('responded_at'),
    lostReason: text('lost_reason'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    // An agent's leads by state, and their counts.
    index('leads_agent').on(t.agentId, t.state, t.id),
    // Follow-ups that are due and not yet reminded of.
    index('leads_follow_up')
      .on(t.followUpAt)
      .where(sql`follow_up_at is not null and reminded_at is null`),
    // What agents know of a buyer: their copy of their data, and what goes when they leave.
    index('leads_buyer').on(t.buyerId, t.id),
    // One wish is sold to one agent once.
    uniqueIndex('leads_bought_once').on(t.searchId, t.agentId).where(sql`search_id is not null`),
    // A buyer is one open lead of an agent for a home.
    uniqueIndex('leads_once')
      .on(t.agentId, t.buyerId, t.listingId)
      .where(sql`state not in ('won', 'lost')`),
    // Who is on an agent's desk already by their number.
    index('leads_contact').on(t.agentId, t.contactMobile).where(sql`contact_mobile is not null`),
    check('leads_somebody', sql`(${t.buyerId} is null) = (${t.contactName} is not null)`),
    check('leads_value', sql`${t.valuePaise} > 0`),
  ],
);
export type Lead = typeof leads.$inferSelect;

/** An agent's own notes; never edited, gone where the person they are about is erased. */
export const leadNotes = pgTable(
  'lead_notes',
  {
    id: identityId(),
    leadId: integer('lead_id')
      .notNull()
      .references(() => leads.id),
    text: text().notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    // A lead's notes in order.
    index('lead_notes_lead').on(t.leadId, t.id),
  ],
);

/** Homes an agent has put forward to a lead. */
export const leadListings = pgTable(
  'lead_listings',
  {
    leadId: integer('lead_id')
      .notNull()
      .references(() => leads.id),
    listingId: integer('listing_id')
      .notNull()
      .references(() => listings.id),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.leadId, t.listingId] })],
);

/** What an agent means to do, and when. */
export const leadTasks = pgTable(
  'lead_tasks',
  {
    id: identityId(),
    agentId: person('agent_id'),
    leadId: integer('lead_id').references(() => leads.id),
    text: text().notNull(),
    dueAt: instant('due_at').notNull(),
    doneAt: instant('done_at'),
    /** The agent was told that it is due. */
    remindedAt: instant('reminded_at'),
    createdAt: createdAt(),
  },
  (t) => [
    // What an agent has to do, the earliest first.
    index('lead_tasks_open').on(t.agentId, t.dueAt).where(sql`done_at is null`),
    // Tasks that are due and not yet told of.
    index('lead_tasks_due').on(t.dueAt).where(sql`done_at is null and reminded_at is null`),
    // A lead's tasks.
    index('lead_tasks_lead').on(t.leadId, t.id),
  ],
);

/** An agent's words for messages, with fields such as {name}. */
export const leadTemplates = pgTable(
  'lead_templates',
  {
    id: identityId(),
    agentId: person('agent_id'),
    name: text().notNull(),
    body: text().notNull(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    // An agent's templates go by their names.
    uniqueIndex('lead_templates_name').on(t.agentId, t.name),
  ],
);

/** A list of homes an agent sends as a link; who has the link sees it. */
export const sharedLists = pgTable(
  'shared_lists',
  {
    id: identityId(),
    agentId: person('agent_id'),
    leadId: integer('lead_id').references(() => leads.id),
    /** What stands in the address; cannot be guessed. */
    code: text().notNull().unique(),
    note: text(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    withdrawnAt: instant('withdrawn_at'),
    looks: integer().notNull().default(0),
    firstLookAt: instant('first_look_at'),
    lastLookAt: instant('last_look_at'),
  },
  (t) => [
    // An agent's lists, the newest first.
    index('shared_lists_agent').on(t.agentId, t.id),
    // A lead's lists.
    index('shared_lists_lead').on(t.leadId, t.id),
  ],
);

/** The homes of such a list, in its order. */
export const sharedListHomes = pgTable(
  'shared_list_homes',
  {
    listId: integer('list_id')
      .notNull()
      .references(() => sharedLists.id),
    listingId: integer('listing_id')
      .notNull()
      .references(() => listings.id),
    place: smallint().notNull(),
  },
  (t) => [primaryKey({ columns: [t.listId, t.listingId] })],
);

/** Agents' offers to owners. */
export const agentInterests = pgTable(
  'agent_interests',
  {
    id: identityId(),
    agentId: person('agent_id'),
    ownerId: person('owner_id'),
    listingId: integer('listing_id')
      .notNull()
      .references(() => listings.id),
    state: interestState().notNull().default('requested'),
    message: text().notNull(),
    feePaise: paise('fee_paise').notNull(),
    engagementId: integer('engagement_id').references(() => engagements.id),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    // An agent has one open offer for a home.
    uniqueIndex('agent_interests_one').on(t.agentId, t.listingId).where(sql`state = 'requested'`),
    // The offers an owner has received, and the count of those that wait.
    index('agent_interests_owner').on(t.ownerId, t.state, t.id),
    // An agent's own offers, newest first.
    index('agent_interests_agent').on(t.agentId, t.id),
    // Offers nobody answered in time.
    index('agent_interests_due').on(t.expiresAt).where(sql`state = 'requested'`),
  ],
);

/** An assigned listing kept for one of the agent's buyers; others learn that it is on hold. */
export const listingHolds = pgTable(
  'listing_holds',
  {
    id: identityId(),
    listingId: integer('listing_id')
      .notNull()
      .references(() => listings.id),
    agentId: person('agent_id'),
    leadId: integer('lead_id').references(() => leads.id),
    note: text(),
    endsAt: instant('ends_at').notNull(),
    releasedAt: instant('released_at'),
    createdAt: createdAt(),
  },
  (t) => [
    // A home is on hold for one buyer at a time; also finds that hold.
    uniqueIndex('listing_holds_one').on(t.listingId).where(sql`released_at is null`),
    // An agent's holds and their number.
    index('listing_holds_agent').on(t.agentId, t.id),
    // Holds whose time is over.
    index('listing_holds_due').on(t.endsAt).where(sql`released_at is null`),
  ],
);

export const reviews = pgTable(
  'reviews',
  {
    id: identityId(),
    authorId: person('author_id'),
    /** Who is reviewed. */
    personId: person('person_id'),
    subjectKind: subjectKind('subject_kind').$type<ReviewSubject>().notNull(),
    subjectId: integer('subject_id').notNull(),
    stars: smallint().notNull(),
    text: text().notNull(),
    answer: text(),
    answeredAt: instant('answered_at'),
    hiddenAt: instant('hidden_at'),
    createdAt: createdAt(),
  },
  (t) => [
    // A person reviews a deal once.
    uniqueIndex('reviews_once').on(t.authorId, t.subjectKind, t.subjectId),
    // The reviews of a person, newest first, and their rating.
    index('reviews_person').on(t.personId, t.id).where(sql`hidden_at is null`),
    check('reviews_stars', sql`${t.stars} between 1 and 5`),
  ],
);

/** Somebody says that something is wrong with a review, a message, a person or a listing. */
export const abuseReports = pgTable(
  'abuse_reports',
  {
    id: identityId(),
    reporterId: person('reporter_id'),
    subjectKind: subjectKind('subject_kind').$type<ReportSubject>().notNull(),
    subjectId: integer('subject_id').notNull(),
    /** Of a listing: what is mostly wrong with it. */
    fault: text().$type<ListingFault>(),
    reason: text().notNull(),
    decision: text(),
    decidedBy: integer('decided_by'),
    decidedAt: instant('decided_at'),
    createdAt: createdAt(),
  },
  (t) => [
    // A person has one report of a thing waiting; once that is decided they may report it anew.
    uniqueIndex('abuse_reports_once')
      .on(t.reporterId, t.subjectKind, t.subjectId)
      .where(sql`decided_at is null`),
    // Staff's queue of reports, oldest first.
    index('abuse_reports_open').on(t.createdAt).where(sql`decided_at is null`),
  ],
);
