import {
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { STAFF_QUEUES } from '#domain/people/staff-queue.ts';
import { createdAt, identityId, instant, person } from './columns.ts';

export const staffQueue = pgEnum('staff_queue', STAFF_QUEUES);

/** Who of staff works on what waits; it counts for the wait it was taken in, not for a later one. */
export const staffWork = pgTable(
  'staff_work',
  {
    queue: staffQueue().notNull(),
    itemId: integer('item_id').notNull(),
    staffId: person('staff_id'),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.queue, t.itemId] })],
);

/** How one of staff likes to see a list: its filters under a name. */
export const staffFilters = pgTable(
  'staff_filters',
  {
    id: identityId(),
    staffId: person('staff_id'),
    /** Path of the list. */
    list: text().notNull(),
    name: text().notNull(),
    /** As it stands in the address. */
    query: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    // One's filters of a list, each name once.
    uniqueIndex('staff_filters_name').on(t.staffId, t.list, t.name),
  ],
);

/** What staff tell each other about a person; it goes with the account. */
export const staffNotes = pgTable(
  'staff_notes',
  {
    id: identityId(),
    personId: person('person_id'),
    staffId: person('staff_id'),
    text: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    // Those about one person, the newest first.
    index('staff_notes_person').on(t.personId, t.id),
  ],
);
