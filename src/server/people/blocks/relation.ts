import { sql } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import { holdsContact } from '#domain/people/contact-in-text.ts';
import { labels } from '#messages/lib/labels.ts';
import words from '#messages/people/refusals/index.ts';
import type { Queryable } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';

/** What stands between `me` and `them`, as columns; both are SQL that names a person. */
export const relationColumns = (me: number) => sql`
  exists (select from blocks b where b.blocker_id = ${me} and b.blocked_id = o.id) as "byYou",
  exists (select from blocks b where b.blocker_id = o.id and b.blocked_id = ${me}) as "byThem",
  (o.deleted_at is not null or o.suspended_at is not null) as gone,
  exists (select from contact_requests r where r.state = 'accepted'
    and (r.buyer_id = ${me} and r.owner_id = o.id or r.owner_id = ${me} and r.buyer_id = o.id)
  ) as shared`;

export interface RelationRow {
  byYou: boolean;
  byThem: boolean;
  gone: boolean;
  /** Both see each other's number. */
  shared: boolean;
}

/** Why two people cannot write to each other; null where they can. */
export type Closed = keyof typeof CLOSED | null;

export const closedBy = ({ byYou, byThem, gone }: RelationRow): Closed =>
  gone ? 'gone' : byYou ? 'by-you' : byThem ? 'by-them' : null;

export async function findRelation(db: Queryable, me: number, them: number): Promise<RelationRow> {
  const [found] = await rows<RelationRow>(
    db,
    sql`select ${relationColumns(me)} from people o where o.id = ${them}`,
  );
  if (!found) throw new Error('People are never deleted');
  return found;
}

const CLOSED = labels(() => words.writeClosed);

/** Throws conflict where nobody can write any more. */
export function requireOpen(standing: RelationRow): void {
  const closed = closedBy(standing);
  if (closed) throw new AppError('conflict', CLOSED[closed]);
}

/** Until contacts are shared, words must not be a way around the request. `path` is the field's. */
export function requireNoContact({ shared }: RelationRow, text: string, path: string): void {
  if (shared || !holdsContact(text)) return;
  const message = words.leaveOutContacts;
  throw new AppError('invalid', message, [{ path, message }]);
}
