import { sql } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import type { cancelRelease, refuseRelease } from '#contract/money/escrow-steps.ts';
import doneWords from '#messages/money/done/index.ts';
import words from '#messages/money/news/index.ts';
import { audit } from '#server/core/audit.ts';
import { changeState } from '#server/core/change-state.ts';
import type { Verb } from '#server/http/execute.ts';
import { inRupees } from '#server/lib/in-rupees.ts';
import { notify } from '#server/people/notifications/index.ts';
import { lockRelease } from './lock-release.ts';
import { linkOfRelease, subjectOf } from './release-subjects.ts';

export const refuseReleaseVerb: Verb<typeof refuseRelease> = async (context, { params, body }) => {
  const { id } = params;
  await context.db.transaction(async (tx) => {
    const release = await lockRelease(context, tx, id, 'payer');
    await changeState(context, tx, {
      kind: 'release',
      id,
      name: 'refuse',
      set: sql`updated_at = ${context.now()}`,
      note: body.reason,
    });
    await subjectOf(release).refused?.(context, tx, release, body.reason);
    await audit(context, tx, {
      action: 'release.refuse',
      subjectKind: 'release',
      subjectId: id,
      detail: { reason: body.reason },
    });
    await notify(context, tx, release.payeeId, {
      kind: 'payment',
      title: () => words.askRefused,
      body: () =>
        words.staysInEscrow({ amountPaise: inRupees(release.amountPaise), reason: body.reason }),
      link: await linkOfRelease(tx, release, release.payeeId),
    });
  });
  return success({ releaseId: id, state: 'refused' as const }, doneWords.requestRefused);
};

export const cancelReleaseVerb: Verb<typeof cancelRelease> = async (context, { params }) => {
  const { id } = params;
  await context.db.transaction(async (tx) => {
    const release = await lockRelease(context, tx, id, 'payee');
    await changeState(context, tx, {
      kind: 'release',
      id,
      name: 'cancel',
      set: sql`updated_at = ${context.now()}`,
    });
    await audit(context, tx, {
      action: 'release.cancel',
      subjectKind: 'release',
      subjectId: id,
    });
    await notify(context, tx, release.payerId, {
      kind: 'payment',
      title: () => words.askTakenBack,
      body: () => words.askedNoMore({ amountPaise: inRupees(release.amountPaise) }),
      link: await linkOfRelease(tx, release, release.payerId),
    });
  });
  return success({ releaseId: id, state: 'cancelled' as const }, doneWords.requestTakenBack);
};
