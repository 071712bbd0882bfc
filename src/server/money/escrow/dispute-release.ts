import { sql } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { disputeRelease } from '#contract/money/escrow-steps.ts';
import { daysFrom } from '#domain/lib/time/deadlines.ts';
import { DISPUTE_DAYS } from '#domain/money/release.ts';
import doneWords from '#messages/money/done/index.ts';
import words from '#messages/money/news/index.ts';
import refusalsWords from '#messages/money/refusals/index.ts';
import { audit } from '#server/core/audit.ts';
import { changeState } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import type { Release } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { inRupees } from '#server/lib/in-rupees.ts';
import { notify } from '#server/people/notifications/index.ts';
import { findRelease } from './lock-release.ts';
import { linkOfRelease, subjectOf } from './release-subjects.ts';

/** A refused request of the caller's about a deal, with that deal held until the transaction ends. */
async function lockRefused(context: Context, tx: Transaction, id: number): Promise<Release> {
  const release = await findRelease(context, tx, id, 'payee');
  // Work that was sent back has its own way to a decision.
  if (release.subjectKind !== 'booking') throw new AppError('not_found');
  const subject = subjectOf(release);
  await subject.lock(tx, release.subjectId);
  const most = await subject.available(context, tx, release.subjectId);
  if (release.state === 'refused' && release.amountPaise > most) {
    throw new AppError('conflict', refusalsWords.onlySoMuchHeld({ most: inRupees(most) }));
  }
  return release;
}

export const disputeReleaseVerb: Verb<typeof disputeRelease> = async (
  context,
  { params: { id }, body: { reason } },
) => {
  const at = context.now();
  const endsAt = daysFrom(at, DISPUTE_DAYS);
  await context.db.transaction(async (tx) => {
    const release = await lockRefused(context, tx, id);
    await changeState(context, tx, {
      kind: 'release',
      id,
      name: 'dispute',
      set: sql`updated_at = ${at}, expires_at = ${endsAt}`,
      note: reason,
    });
    await audit(context, tx, {
      action: 'release.dispute',
      subjectKind: 'release',
      subjectId: id,
      detail: { reason },
    });
    await notify(context, tx, release.payerId, {
      kind: 'payment',
      title: () => words.staffWillDecide,
      body: () => words.youRefusedDisputed({ amountPaise: inRupees(release.amountPaise), reason }),
      link: await linkOfRelease(tx, release, release.payerId),
    });
  });
  return success({ releaseId: id, state: 'disputed' as const }, doneWords.staffWillDecide);
};
