import { eq, sql } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { awardRelease, dismissRelease } from '#contract/money/release-admin.ts';
import { RELEASE_STAFF_DAYS } from '#domain/money/release.ts';
import doneWords from '#messages/money/done/index.ts';
import words from '#messages/money/news/index.ts';
import refusalsWords from '#messages/money/refusals/index.ts';
import { audit } from '#server/core/audit.ts';
import { changeState } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import type { Queryable, Transaction } from '#server/db/client.ts';
import { type Release, releases } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { inRupees } from '#server/lib/in-rupees.ts';
import { type NotificationWords, notify } from '#server/people/notifications/index.ts';
import { silentBefore } from './decidable-releases.ts';
import { letGo } from './let-go.ts';
import { requireOpen } from './release-row.ts';
import { linkOfRelease, subjectOf } from './release-subjects.ts';
import { sendPayoutsSoon } from './send-payouts.ts';

async function find(db: Queryable, id: number): Promise<Release> {
  const [release] = await db.select().from(releases).where(eq(releases.id, id));
  // A fee is decided with the work it is for, and a forfeit was never anybody's to decide.
  if (release?.subjectKind !== 'booking' || release.kind === 'forfeit') {
    throw new AppError('not_found', refusalsWords.requestNotFound);
  }
  return release;
}

/** A request that is disputed or long not answered, held until the transaction ends. */
async function lockDecidable(context: Context, tx: Transaction, id: number): Promise<Release> {
  const before = await find(tx, id);
  await subjectOf(before).lock(tx, before.subjectId);
  const release = await find(tx, id);
  requireOpen(release, context.now());
  if (release.state === 'requested' && release.createdAt > silentBefore(context)) {
    throw new AppError('conflict', refusalsWords.otherHasDays({ days: RELEASE_STAFF_DAYS }));
  }
  return release;
}

const what = ({ state }: Release, sum: string) =>
  state === 'disputed' ? words.refusedRelease({ sum }) : words.unansweredRelease({ sum });

async function tell(
  context: Context,
  tx: Transaction,
  release: Release,
  personId: number,
  news: NotificationWords,
): Promise<void> {
  const link = await linkOfRelease(tx, release, personId);
  await notify(context, tx, personId, { kind: 'payment', ...news, link });
}

const auditAs = (
  context: Context,
  tx: Transaction,
  { id, amountPaise, payeeId, payerId }: Release,
  action: 'release.award' | 'release.dismiss',
  reason: string,
) =>
  audit(context, tx, {
    action,
    subjectKind: 'release',
    subjectId: id,
    detail: { amountPaise, payeeId, payerId, reason },
  });

export const awardReleaseVerb: Verb<typeof awardRelease> = async (context, { params, body }) => {
  const { reason } = body;
  await context.db.transaction(async (tx) => {
    const release = await lockDecidable(context, tx, params.releaseId);
    const sum = inRupees(release.amountPaise);
    await tell(context, tx, release, release.payerId, {
      title: () => words.staffLetGo,
      body: () => words.goesToAsker({ what: what(release, sum), reason }),
    });
    await auditAs(context, tx, release, 'release.award', reason);
    // Which tells the payee.
    await letGo(context, tx, release, { name: 'award', note: reason });
  });
  sendPayoutsSoon(context);
  return success(null, doneWords.letGoToAsker);
};

export const dismissReleaseVerb: Verb<typeof dismissRelease> = async (
  context,
  { params, body },
) => {
  const { reason } = body;
  await context.db.transaction(async (tx) => {
    const release = await lockDecidable(context, tx, params.releaseId);
    const sum = inRupees(release.amountPaise);
    await changeState(context, tx, {
      kind: 'release',
      id: release.id,
      name: 'dismiss',
      set: sql`updated_at = ${context.now()}`,
      note: reason,
    });
    await tell(context, tx, release, release.payeeId, {
      title: () => words.staffRefusedAsk,
      body: () => words.sumStays({ sum, reason }),
    });
    await tell(context, tx, release, release.payerId, {
      title: () => words.staffDecidedForYou,
      body: () => words.staysThere({ what: what(release, sum), reason }),
    });
    await auditAs(context, tx, release, 'release.dismiss', reason);
  });
  return success(null, doneWords.requestRefusedStays);
};
