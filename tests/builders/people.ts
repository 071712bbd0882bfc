import type { Queryable } from '#server/db/client.ts';
import { type NewPerson, type Person, people } from '#server/db/schema/index.ts';
import { nextOf } from './count.ts';
import { stored } from './stored.ts';

/** A user of Pune with checked papers; every call another e-mail. */
export function aPerson(overrides: Partial<NewPerson> = {}): NewPerson {
  const made = nextOf('person');
  return {
    role: 'user',
    firstName: 'Asha',
    lastName: `Test${made}`,
    email: `asha.test${made}@propertysearch.test`,
    aadhaarVerified: true,
    panVerified: true,
    ...overrides,
  };
}

export async function insertPerson(
  db: Queryable,
  overrides: Partial<NewPerson> = {},
): Promise<Person> {
  return stored(await db.insert(people).values(aPerson(overrides)).returning());
}
