import { eq } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import { fullNameOf } from '#domain/lib/full-name.ts';
import { HOME_STATE } from '#domain/lib/gstin.ts';
import type { Queryable } from '#server/db/client.ts';
import { billingProfiles, people } from '#server/db/schema/index.ts';

/** To whom an invoice is written, as it stands when the order is made; `state` is the place of supply. */
export type Billing = {
  name: string;
  address: string;
  /** A code of GST_STATES. */
  state: string;
  gstin: string | null;
};

/** The billing details of a person; without a profile their name, city and Maharashtra. */
export async function billingOf(db: Queryable, personId: number): Promise<Billing> {
  const [found] = await db
    .select({ person: people, profile: billingProfiles })
    .from(people)
    .leftJoin(billingProfiles, eq(billingProfiles.personId, people.id))
    .where(eq(people.id, personId));
  if (!found) throw new AppError('not_found');
  const { person, profile } = found;
  if (!profile) {
    const name = fullNameOf(person);
    return { name, address: person.city, state: HOME_STATE, gstin: null };
  }
  const { name, address, pincode, state, gstin } = profile;
  return { name, address: `${address}, ${pincode}`, state, gstin };
}
