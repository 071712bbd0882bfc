import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { LEAD_SOURCES, LEAD_STATES } from '#domain/professionals/lead.ts';
import { createdAt, identityId, instant, paise, person } from './columns.ts';
import { engagements } from './engagements.ts';
import { listings } from './listings.ts';
import { people } from './people.ts';
import { savedSearches } from './saved.ts';

export const leadState = pgEnum('lead_state', LEAD_STATES);
export const leadSource = pgEnum('lead_source', LEAD_SOURCES);

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
    listingId: integer('listing_id').references(() => listings.id),
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
