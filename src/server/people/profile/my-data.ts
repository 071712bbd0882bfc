import { and, eq, getTableColumns } from 'drizzle-orm';
import { maskAccount } from '#domain/people/bank-account.ts';
import type { Transaction } from '#server/db/client.ts';
import {
  apiKeys,
  authenticatorApps,
  bankAccounts,
  deliveries,
  documents,
  favouriteFolders,
  favourites,
  homeWishes,
  identityChecks,
  licences,
  notificationPreferences,
  notificationSettings,
  notifications,
  passkeys,
  people,
  pushSubscriptions,
  recoveryCodes,
  savedSearches,
  sessions,
  shortlist,
} from '#server/db/schema/index.ts';
import { few, type Kept, many, only } from './kept.ts';
import { dealingsOf } from './my-dealings.ts';
import {
  ofAccount,
  ofApp,
  ofCheck,
  ofDocument,
  ofKey,
  ofLicence,
  ofPasskey,
  ofPerson,
  ofPush,
  ofRecovery,
  ofSession,
} from './shown-columns.ts';

/**
 * Everything kept about a person, with nothing that would open a door: a question each, asked when
 * its answer is written down. What there may be much of is asked for in pieces.
 */
export function myDataOf(tx: Transaction, id: number): Kept {
  return {
    profile: only(tx.select(ofPerson).from(people).where(eq(people.id, id))),
    sessions: few(tx.select(ofSession).from(sessions).where(eq(sessions.personId, id))),
    apiKeys: few(tx.select(ofKey).from(apiKeys).where(eq(apiKeys.personId, id))),
    secondFactors: {
      passkeys: few(tx.select(ofPasskey).from(passkeys).where(eq(passkeys.personId, id))),
      authenticatorApp: few(
        tx.select(ofApp).from(authenticatorApps).where(eq(authenticatorApps.personId, id)),
      ),
      recoveryCodes: few(
        tx.select(ofRecovery).from(recoveryCodes).where(eq(recoveryCodes.personId, id)),
      ),
    },
    identityChecks: few(
      tx.select(ofCheck).from(identityChecks).where(eq(identityChecks.personId, id)),
    ),
    licence: few(tx.select(ofLicence).from(licences).where(eq(licences.personId, id))),
    documents: many(documents.id, (more) =>
      tx
        .select(ofDocument)
        .from(documents)
        .where(and(eq(documents.ownerId, id), more)),
    ),
    bankAccounts: few(
      tx.select(ofAccount).from(bankAccounts).where(eq(bankAccounts.personId, id)),
      ({ lastFour, ...account }) => ({ ...account, account: maskAccount(lastFour) }),
    ),
    notifications: many(notifications.id, (more) =>
      tx
        .select()
        .from(notifications)
        .where(and(eq(notifications.personId, id), more)),
    ),
    deliveries: many(deliveries.id, (more) =>
      tx
        .select(getTableColumns(deliveries))
        .from(deliveries)
        .innerJoin(notifications, eq(notifications.id, deliveries.notificationId))
        .where(and(eq(notifications.personId, id), more)),
    ),
    notificationSettings: {
      quietHours: few(
        tx.select().from(notificationSettings).where(eq(notificationSettings.personId, id)),
      ),
      choices: few(
        tx.select().from(notificationPreferences).where(eq(notificationPreferences.personId, id)),
      ),
      browsers: few(
        tx.select(ofPush).from(pushSubscriptions).where(eq(pushSubscriptions.personId, id)),
      ),
    },
    favourites: many(favourites.listingId, (more) =>
      tx
        .select()
        .from(favourites)
        .where(and(eq(favourites.personId, id), more)),
    ),
    favouriteFolders: few(
      tx.select().from(favouriteFolders).where(eq(favouriteFolders.personId, id)),
    ),
    shortlist: few(tx.select().from(shortlist).where(eq(shortlist.personId, id))),
    wishes: few(tx.select().from(homeWishes).where(eq(homeWishes.personId, id))),
    savedSearches: many(savedSearches.id, (more) =>
      tx
        .select()
        .from(savedSearches)
        .where(and(eq(savedSearches.personId, id), more)),
    ),
    ...dealingsOf(tx, id),
  };
}
