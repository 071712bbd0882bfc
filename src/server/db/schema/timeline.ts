import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { identityId, instant } from './columns.ts';
import { subjectKind } from './subject.ts';

/** What happened to a listing, request, visit, bid or booking; append-only, shown as its timeline. */
export const timeline = pgTable(
  'timeline',
  {
    id: identityId(),
    subjectKind: subjectKind('subject_kind').notNull(),
    subjectId: integer('subject_id').notNull(),
    at: instant('at').notNull(),
    /** The transition's name, or what else happened. */
    event: text().notNull(),
    /** owner, buyer, staff or system. */
    by: text().notNull(),
    actorId: integer('actor_id'),
    state: text().notNull(),
    note: text(),
  },
  (t) => [
    // What happened to one thing, in order.
    index('timeline_subject').on(t.subjectKind, t.subjectId, t.id),
  ],
);
