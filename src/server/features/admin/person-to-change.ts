import { and, eq, isNull } from 'drizzle-orm';
import { AppError } from '../../../contract/errors.ts';
import type { Transaction } from '../../db/client.ts';
import { type Person, people } from '../../db/schema/index.ts';

/** A person as they are now, held until the transaction ends. */
export async function personToChange(tx: Transaction, id: number): Promise<Person> {
  const [person] = await tx
    .select()
    .from(people)
    .where(and(eq(people.id, id), isNull(people.deletedAt)))
    .for('update');
  if (!person) throw new AppError('not_found');
  return person;
}
