import { eq } from 'drizzle-orm';
import type { SecondFactor } from '#domain/lib/sign-in.ts';
import type { Queryable, Transaction } from '#server/db/client.ts';
import {
  authenticatorApps,
  passkeyChallenges,
  passkeys,
  recoveryCodes,
} from '#server/db/schema/index.ts';
import { findApp } from './authenticator-app.ts';
import { codesLeft } from './recovery-codes.ts';
import { voidTickets } from './tickets.ts';

/** What somebody can show beside the password; empty for who has set up nothing. */
export async function factorsOf(db: Queryable, personId: number): Promise<SecondFactor[]> {
  const [passkey] = await db
    .select({ id: passkeys.id })
    .from(passkeys)
    .where(eq(passkeys.personId, personId))
    .limit(1);
  const app = await findApp(db, personId);
  if (!passkey && !app) return [];
  const left = await codesLeft(db, personId);
  return [
    ...(passkey ? (['passkey'] as const) : []),
    ...(app ? (['authenticator_app'] as const) : []),
    ...(left > 0 ? (['recovery_code'] as const) : []),
  ];
}

/** Takes everything away: a password is enough again, but for staff. */
export async function removeFactors(tx: Transaction, personId: number): Promise<void> {
  for (const table of [authenticatorApps, passkeys, recoveryCodes, passkeyChallenges]) {
    await tx.delete(table).where(eq(table.personId, personId));
  }
  await voidTickets(tx, personId);
}
