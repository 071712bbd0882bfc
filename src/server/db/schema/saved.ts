import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Tenant } from '#domain/homes/listing.ts';
import { createdAt, identityId, instant, listing, paise, person } from './columns.ts';

/** Homes a buyer means to look at closer; favourites are hearts, these carry a note. */
export const shortlist = pgTable(
  'shortlist',
  {
    personId: person('person_id'),
    listingId: listing(),
    note: text(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.personId, t.listingId] })],
);

/** A search that tells its owner of new homes. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: identityId(),
    personId: person('person_id'),
    name: text().notNull(),
    /** The search page's address, without its path. */
    query: text().notNull(),
    /** The filter that address stands for, as the search takes it. */
    filter: jsonb().$type<Record<string, unknown>>().notNull(),
    alerts: text().notNull().default('instant'),
    /** Its owner agreed that some verified agents may take it up and offer them homes. */
    agentsMayOffer: boolean('agents_may_offer').notNull().default(false),
    /** Listings published up to here have been told of. */
    seenUntil: instant('seen_until').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    // A search is saved once by a person; also lists their searches.
    uniqueIndex('saved_searches_once').on(t.personId, t.query),
    // Searches to be looked through for new homes.
    index('saved_searches_due').on(t.seenUntil).where(sql`alerts <> 'off'`),
    // The pool agents may take leads from.
    index('saved_searches_pool').on(t.id).where(sql`agents_may_offer`),
  ],
);

/** What somebody looks for, told once: their forms begin with it, and owners they write to may see it. */
export const homeWishes = pgTable('home_wishes', {
  personId: person('person_id').primaryKey(),
  listedIn: text('listed_in').$type<'sell' | 'rent'>(),
  moveInOn: date('move_in_on'),
  /** Who would live there. */
  tenants: text().$type<Tenant>(),
  /** How many. */
  residents: integer(),
  vegetarian: boolean(),
  pets: boolean(),
  /** At most: a price, or a month's rent. */
  budgetPaise: paise('budget_paise'),
  /** Slugs of localities. */
  areas: text().array().notNull().default(sql`'{}'::text[]`),
  /** Since when owners whom they ask for contact may see it, budget and areas apart; null where not. */
  sharedAt: instant('shared_at'),
  updatedAt: instant('updated_at').notNull(),
});
