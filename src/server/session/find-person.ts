import { and, eq, isNull, type Placeholder, sql } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import type { Context } from '#server/core/context.ts';
import { builtOnce } from '#server/db/built-once.ts';
import type { Transaction } from '#server/db/client.ts';
import { type Person, people } from '#server/db/schema/index.ts';
import { personOf } from './person.ts';

const alive = (id: number | Placeholder) => and(eq(people.id, id), isNull(people.deletedAt));

const findAlive = builtOnce((db) =>
  db
    .select()
    .from(people)
    .where(alive(sql.placeholder('id'))),
);

/** The row of the person calling. */
export async function findCaller(context: Context): Promise<Person> {
  const [person] = await findAlive(context.db).execute({ id: personOf(context).id });
  if (!person) throw new AppError('session_ended');
  return person;
}

/**
 * The same, and nobody else changes this person until the transaction ends: what is decided by
 * the row still holds when it is acted upon, and nothing is added to an account just deleted.
 */
export async function lockCaller(context: Context, tx: Transaction): Promise<Person> {
  const person = await lockPerson(tx, personOf(context).id);
  // Suspended while the call was under way.
  if (!person || person.suspendedAt) throw new AppError('session_ended');
  return person;
}

/** Anybody's row, locked; undefined for one who deleted their account. */
export async function lockPerson(tx: Transaction, id: number): Promise<Person | undefined> {
  const [person] = await tx.select().from(people).where(alive(id)).for('no key update');
  return person;
}
