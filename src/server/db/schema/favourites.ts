import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { NOTHING } from '#domain/lib/money.ts';
import { instant, paise } from './columns.ts';
import { listings } from './listings.ts';
import { people } from './people.ts';

/** Into which somebody sorts the homes they keep. */
export const favouriteFolders = pgTable(
  'favourite_folders',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    personId: integer('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    // A name once for a person, however it is spelled; also lists their folders.
    uniqueIndex('favourite_folders_once').on(t.personId, sql`lower(${t.name})`),
  ],
);

export const favourites = pgTable(
  'favourites',
  {
    personId: integer('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    listingId: integer('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** The lowest price they know of; what is not below it is no news. */
    knownPaise: paise('known_paise').notNull().default(NOTHING),
    /** Whether it was on offer as far as they know. */
    knownLive: boolean('known_live').notNull().default(true),
    /** Null where it lies in none. */
    folderId: integer('folder_id').references(() => favouriteFolders.id, { onDelete: 'set null' }),
    /** For themselves alone. */
    note: text(),
    /** When they last had news of it. */
    toldAt: instant('told_at'),
  },
  (t) => [
    primaryKey({ columns: [t.personId, t.listingId] }),
    // Who keeps a home that has changed.
    index('favourites_listing').on(t.listingId),
    // What lies in a folder that is taken away.
    index('favourites_folder').on(t.folderId),
  ],
);

/** Kept homes whose price or state has changed, or of which some of their keepers are to hear later. */
export const keptChanges = pgTable(
  'kept_changes',
  {
    listingId: integer('listing_id')
      .primaryKey()
      .references(() => listings.id, { onDelete: 'cascade' }),
    dueAt: instant('due_at').notNull(),
  },
  (t) => [
    // The next to tell of.
    index('kept_changes_due').on(t.dueAt),
  ],
);
