import { eq } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import { fullNameOf } from '#domain/lib/full-name.ts';
import { BADGE_OF } from '#domain/people/kyc.ts';
import words from '#messages/people/refusals/index.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { identityChecks, type Person } from '#server/db/schema/index.ts';
import { unsealByAny } from '#server/lib/seal.ts';
import { lockPerson } from '#server/session/find-person.ts';
import { personOf } from '#server/session/person.ts';
import { endChecks } from './end-checks.ts';
import { giveBadge } from './give-badge.ts';
import { hashPan } from './pan-hash.ts';

type Check = typeof identityChecks.$inferSelect;

/** To approve is to say that the holder goes by this name, which the account must have. */
export type Decision =
  | { decision: 'approve'; name: string }
  | { decision: 'reject'; reason: string };

/** What an approval binds to the account: the name, and a PAN. */
async function approve(
  context: Context,
  tx: Transaction,
  check: Check,
  person: Person,
  name: string,
): Promise<void> {
  if (fullNameOf(person) !== name) {
    throw new AppError('conflict', words.nameChanged);
  }
  // Whatever else waited for this badge ends before its PAN is this check's.
  await giveBadge(context, tx, person.id, BADGE_OF[check.kind]);
  await tx
    .update(identityChecks)
    .set({
      approvedName: name,
      checkedName: check.checkedName ?? name,
      ...(check.panSealed && {
        panHash: hashPan(context, unsealByAny(context.secrets.keys('pan'), check.panSealed)),
      }),
    })
    .where(eq(identityChecks.id, check.id));
}

/**
 * Staff's decision on a check that waits: a document, or a name that may be another's. Returns the
 * check and its person, whose row is locked for the rest of the transaction; to tell them is the
 * caller's to do. Throws not_found, or conflict when it waits no longer.
 */
export async function decideCheck(
  context: Context,
  tx: Transaction,
  checkId: number,
  decision: Decision,
): Promise<{ check: Check; person: Person }> {
  const ofCheck = eq(identityChecks.id, checkId);
  const [found] = await tx.select().from(identityChecks).where(ofCheck);
  // The person first, as everywhere, so that two transactions never wait for each other.
  const person = found && (await lockPerson(tx, found.personId));
  if (!found || !person) throw new AppError('not_found');
  const isApproved = decision.decision === 'approve';
  const changed = await endChecks(context, tx, decision.decision, ofCheck, {
    decidedBy: personOf(context).id,
    ...(!isApproved && { reason: decision.reason }),
  });
  if (changed.length === 0) throw new AppError('conflict', words.checkDecided);
  if (isApproved) await approve(context, tx, found, person, decision.name);
  return { check: found, person };
}
