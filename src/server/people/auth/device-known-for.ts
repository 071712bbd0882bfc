import { and, eq, inArray } from 'drizzle-orm';
import type { Context } from '#server/core/context.ts';
import { type Person, people } from '#server/db/schema/index.ts';

/**
 * This browser, where somebody was signed in on it before to the account of an address or number;
 * undefined for a stranger's. For strangers nothing is asked, so that nothing is told by the time.
 */
export async function deviceKnownFor(
  { db, caller }: Context,
  field: 'email' | 'mobile',
  value: Person['email'],
): Promise<string | undefined> {
  const knownAs = caller.knownAs ?? [];
  if (knownAs.length === 0) return undefined;
  const ids = knownAs.map(({ personId }) => personId);
  const [person] = await db
    .select({ id: people.id })
    .from(people)
    .where(and(inArray(people.id, ids), eq(people[field], value)));
  return knownAs.find(({ personId }) => personId === person?.id)?.device;
}
