import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import {
  apiKeys,
  calendarFeeds,
  documents,
  dutyReminders,
  events,
  identityChecks,
  licences,
  notificationPreferences,
  notificationSettings,
  notifications,
  oneTimeCodes,
  type Person,
  people,
  pushSubscriptions,
  registrations,
  sessions,
  staffNotes,
  storedAnswers,
  webhooks,
} from '#server/db/schema/index.ts';
import { forgetInEvents } from '#server/people/events/index.ts';
import { onPersonErased } from '#server/people/hooks.ts';
import { removeFactors } from '#server/people/second-factor/index.ts';

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
          inArray(oneTimeCodes.purpose, ['change_email', 'change_mobile']),
          sql`starts_with(${oneTimeCodes.subject}, ${`${id} `})`,
        ),
        and(
          inArray(oneTimeCodes.purpose, ['reset_password', 'sign_in']),
          or(
            sql`starts_with(${oneTimeCodes.subject}, ${`${email} `})`,
            sql`starts_with(${oneTimeCodes.subject}, ${`${mobile} `})`,
          ),
        ),
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
 * Takes everything personal out of the database. Returns the keys of the person's documents and
 * photos of listings in the object store, to be removed once this holds.
 */
export async function erasePerson(
  context: Context,
  tx: Transaction,
  person: Person,
): Promise<string[]> {
  const { id } = person;
  // The person before their orders, as wherever an order is locked: else two who leave wait in a circle.
  await tx.update(people).set(nobody(id, context.now())).where(eq(people.id, id));
  const keys = (await onPersonErased.run(context, tx, person)).flat();
  await removeFactors(tx, id);
  for (const table of [
    sessions,
    apiKeys,
    notifications,
    notificationPreferences,
    notificationSettings,
    pushSubscriptions,
    dutyReminders,
    calendarFeeds,
    identityChecks,
    licences,
    staffNotes,
    storedAnswers,
    webhooks,
    events,
  ]) {
    await tx.delete(table).where(eq(table.personId, id));
  }
  await forgetInEvents(tx, id);
  const files = await tx
    .delete(documents)
    // Papers of work are the other side's too.
    .where(and(eq(documents.ownerId, id), ne(documents.purpose, 'work')))
    .returning({ key: documents.key });
  await eraseTraces(tx, person);
  return [...files.map(({ key }) => key), ...keys];
}
