import { type SQL, sql } from 'drizzle-orm';
import type { SubjectKind } from '#domain/lib/subject.ts';

/** What was said the last time that happened to a thing; `id` is a column of its. */
export const lastNote = (kind: SubjectKind, event: string, id: SQL): SQL =>
  sql`(select note from timeline t where t.subject_kind = ${kind} and t.subject_id = ${id}
       and t.event = ${event} order by t.id desc limit 1)`;
