import { type SQL, sql } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import { labels } from '#messages/lib/labels.ts';
import words from '#messages/people/refusals/index.ts';
import type { Queryable } from '#server/db/client.ts';
import { closedBy, findRelation } from './relation.ts';

/** A condition: one of two people, both SQL, has blocked the other. */
export const blockedBetween = (one: SQL, other: SQL): SQL =>
  sql`exists (select from blocks x where x.blocker_id = ${one} and x.blocked_id = ${other}
    or x.blocker_id = ${other} and x.blocked_id = ${one})`;

const REFUSED = labels(() => words.reachRefused);

/** Why somebody cannot deal with an owner; null where they can. */
export async function whyUnreachable(
  db: Queryable,
  me: number,
  owner: number,
): Promise<string | null> {
  const closed = closedBy(await findRelation(db, me, owner));
  return closed && REFUSED[closed];
}

/**
 * Asked by whatever leads from one person to another's home: times, visits, contacts, bids, bookings.
 * Throws conflict where one has blocked the other, or the owner is not there.
 */
export async function requireReachable(db: Queryable, me: number, owner: number): Promise<void> {
  const why = await whyUnreachable(db, me, owner);
  if (why) throw new AppError('conflict', why);
}
