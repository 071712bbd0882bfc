import { index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { createdAt, identityId, instant, person } from './columns.ts';
import { leads } from './leads.ts';
import { listings } from './listings.ts';

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
