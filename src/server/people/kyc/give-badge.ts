import { and, eq, inArray } from 'drizzle-orm';
import { BADGE_OF, type Badge, CHECK_KINDS, WAITING_STATES } from '#domain/people/kyc.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { identityChecks, people } from '#server/db/schema/index.ts';
import { endChecks } from './end-checks.ts';

/** The columns of a person that say which badges they have; written by this folder alone. */
export const badgeColumns = (badge: Badge, has: boolean) =>
  badge === 'pan' ? { panVerified: has } : { aadhaarVerified: has };

/** Ends what of a person, whose row is locked, waits for staff to the end of one badge. */
export async function withdrawWaiting(
  context: Context,
  tx: Transaction,
  personId: number,
  badge: Badge,
): Promise<void> {
  const kinds = CHECK_KINDS.filter((kind) => BADGE_OF[kind] === badge);
  const waiting = and(
    eq(identityChecks.personId, personId),
    inArray(identityChecks.kind, kinds),
    inArray(identityChecks.state, WAITING_STATES),
  );
  if (waiting) await endChecks(context, tx, 'withdraw', waiting);
}

/** They have shown who they are: staff need not look at anything else to that end. */
export async function giveBadge(
  context: Context,
  tx: Transaction,
  personId: number,
  badge: Badge,
): Promise<void> {
  await withdrawWaiting(context, tx, personId, badge);
  await tx.update(people).set(badgeColumns(badge, true)).where(eq(people.id, personId));
}
