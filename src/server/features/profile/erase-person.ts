import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { ListingStatus } from '../../../domain/listing.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../db/client.ts';
import {
  bankAccounts,
  documents,
  favourites,
  identityChecks,
  listings,
  notificationPreferences,
  notificationSettings,
  notifications,
  oneTimeCodes,
  type Person,
  people,
  pushSubscriptions,
  registrations,
  savedSearches,
  sessions,
  shortlist,
} from '../../db/schema/index.ts';

/** What could still come before the public. */
const OPEN: ListingStatus[] = ['draft', 'live', 'paused', 'expired'];

/** What a row of `people` says of nobody: it stays for what the ledger and deals refer to. */
const nobody = (id: number, deletedAt: Date) => ({
  firstName: 'Deleted',
  lastName: 'person',
  email: `deleted-${id}@deleted.invalid`,
  mobile: null,
  passwordHash: null,
  city: 'Pune',
  about: null,
  image: null,
  location: null,
  licence: null,
  areasServed: [],
  aadhaarVerified: false,
  panVerified: false,
  premiumUntil: null,
  deletedAt,
});

/** Codes and unfinished registrations carry addresses of their own. */
async function eraseTraces(tx: Transaction, { id, email, mobile }: Person): Promise<void> {
  await tx
    .delete(oneTimeCodes)
    .where(
      or(
        and(
          inArray(oneTimeCodes.purpose, ['change e-mail', 'change mobile']),
          sql`starts_with(${oneTimeCodes.subject}, ${`${id} `})`,
        ),
        and(eq(oneTimeCodes.purpose, 'reset password'), eq(oneTimeCodes.subject, email)),
      ),
    );
  await tx
    .delete(registrations)
    .where(
      or(
        eq(registrations.email, email),
        mobile === null ? undefined : eq(registrations.mobile, mobile),
      ),
    );
}

/**
 * Takes everything personal out of the database and the person's listings off the market. Returns
 * the keys of their documents in the object store, to be removed once this holds.
 */
export async function erasePerson(
  { now }: Context,
  tx: Transaction,
  person: Person,
): Promise<string[]> {
  const { id } = person;
  await tx.update(people).set(nobody(id, now())).where(eq(people.id, id));
  for (const table of [
    sessions,
    favourites,
    shortlist,
    savedSearches,
    notifications,
    notificationPreferences,
    notificationSettings,
    pushSubscriptions,
    bankAccounts,
    identityChecks,
  ]) {
    await tx.delete(table).where(eq(table.personId, id));
  }
  const files = await tx
    .delete(documents)
    .where(eq(documents.ownerId, id))
    .returning({ key: documents.key });
  await eraseTraces(tx, person);
  await tx
    .update(listings)
    .set({ status: 'withdrawn', updatedAt: now() })
    .where(and(eq(listings.ownerId, id), inArray(listings.status, OPEN)));
  return files.map(({ key }) => key);
}
