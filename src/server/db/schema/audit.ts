import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { subjectKind } from './subject.ts';

/** Who did what, append-only; a trigger refuses edits. Never holds a secret or an identity number. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Null: nobody signed in, or the system itself. */
    actorId: integer('actor_id'),
    action: text().notNull(),
    subjectKind: subjectKind('subject_kind').notNull(),
    subjectId: integer('subject_id'),
    detail: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    address: text(),
  },
  (t) => [
    // What was done with one thing: an order's records, a person's, a photo's decision.
    index('audit_log_subject').on(t.subjectKind, t.subjectId, t.id),
    // What one person did, newest first.
    index('audit_log_actor').on(t.actorId, t.id),
    // What happened in a time; whether a look was written down within the hour.
    index('audit_log_at').on(t.at),
  ],
);
