import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '#server/core/context.ts';
import { type Person, people } from '#server/db/schema/index.ts';

/** Whose checked number this is: only a number that answered a code is ever an account's. */
export async function findByMobile({ db }: Context, mobile: string): Promise<Person | undefined> {
  const [person] = await db
    .select()
    .from(people)
    .where(and(eq(people.mobile, mobile), isNull(people.deletedAt)));
  return person;
}

/**
 * Whether a code to the phone alone may open an account. It is one factor: staff, and whoever has
 * asked for a second one, do not get past that with it.
 */
export const opensByCode = (person: Person): boolean =>
  person.role !== 'admin' && person.suspendedAt === null;
