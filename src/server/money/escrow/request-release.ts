import { AppError } from '#contract/lib/errors.ts';
import { daysFrom } from '#domain/lib/time/deadlines.ts';
import { RELEASE_DAYS } from '#domain/money/release.ts';
import words from '#messages/money/refusals/index.ts';
import { audit } from '#server/core/audit.ts';
import { recordEvent } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { insertOne } from '#server/db/insert-one.ts';
import { type Release, releases } from '#server/db/schema/index.ts';
import { inRupees } from '#server/lib/in-rupees.ts';
import { subjectOf } from './release-subjects.ts';
import { requireAccount } from './require-account.ts';

export type NewRelease = Pick<
  Release,
  | 'subjectKind'
  | 'subjectId'
  | 'kind'
  | 'amountPaise'
  | 'payeeId'
  | 'payerId'
  | 'bankAccountId'
  | 'note'
>;

/** Writes a release with its first line, in whichever state it begins. */
export async function insertRelease(
  context: Context,
  tx: Transaction,
  release: NewRelease & Pick<Release, 'state'>,
): Promise<Release> {
  await requireAccount(tx, release.payeeId, release.bankAccountId);
  const at = context.now();
  const inserted = await insertOne(tx, releases, {
    ...release,
    expiresAt: daysFrom(at, RELEASE_DAYS),
    createdAt: at,
    updatedAt: at,
  });
  const { id, state, note, kind, amountPaise, subjectKind, subjectId } = inserted;
  await recordEvent(context, tx, { kind: 'release', id, event: 'ask', by: 'payee', state, note });
  await audit(context, tx, {
    action: 'release.ask',
    subjectKind: 'release',
    subjectId: id,
    detail: { kind, amountPaise, of: `${subjectKind} ${subjectId}` },
  });
  return inserted;
}

/**
 * Asks that a part of what is held leaves escrow. The payer is for the caller to tell. Throws
 * conflict where it is more than nobody has asked for yet, invalid for a bank account of another's.
 */
export async function requestRelease(
  context: Context,
  tx: Transaction,
  release: NewRelease,
): Promise<Release> {
  const subject = subjectOf(release);
  await subject.lock(tx, release.subjectId);
  const most = await subject.available(context, tx, release.subjectId);
  if (release.amountPaise > most) {
    throw new AppError(
      'conflict',
      most > 0 ? words.mostCanBeAsked({ most: inRupees(most) }) : words.nothingHeld,
      [{ path: 'amount', message: words.atMost({ most: inRupees(most) }) }],
    );
  }
  return insertRelease(context, tx, { ...release, state: 'requested' });
}
