import { eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { people } from '#server/db/schema/index.ts';

/** The person who owns what a source brings: made once, and nobody can sign in as it. */
export async function importOwner(db: Queryable, source: string): Promise<number> {
  const email = `imported-${source}@propertysearch.invalid`;
  await db
    .insert(people)
    .values({ role: 'user', firstName: 'Imported listings', lastName: source, email })
    .onConflictDoNothing({ target: people.email });
  const [owner] = await db.select({ id: people.id }).from(people).where(eq(people.email, email));
  if (!owner) throw new Error(`The owner of listings from ${source} could not be made`);
  return owner.id;
}
