import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import { minus, type Paise } from '#domain/lib/money.ts';
import { accounts, credit, debit } from '#domain/money/ledger.ts';
import books from '#messages/lib/books/index.ts';
import words from '#messages/money/news/index.ts';
import refusalsWords from '#messages/money/refusals/index.ts';
import { audit } from '#server/core/audit.ts';
import { changeState, type TransitionName } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { type Payout, payouts, releases } from '#server/db/schema/index.ts';
import { forTheBooks } from '#server/lib/for-the-books.ts';
import { inRupees } from '#server/lib/in-rupees.ts';
import { newPublicId } from '#server/lib/public-id.ts';
import { post } from '#server/money/ledger/index.ts';
import { notify } from '#server/people/notifications/index.ts';
import { personOf } from '#server/session/person.ts';
import { linkOfRelease, subjectOf } from './release-subjects.ts';
import { sendPayoutsSoon } from './send-payouts.ts';

async function lock(tx: Transaction, id: number): Promise<Payout> {
  const [payout] = await tx.select().from(payouts).where(eq(payouts.id, id)).for('no key update');
  if (!payout) throw new AppError('not_found', refusalsWords.payoutNotFound);
  return payout;
}

type Step = Extract<TransitionName<'payout'>, 'second' | 'approve' | 'reject' | 'retry'>;

/** Takes a step of staff's, with its line in the timeline and the audit log. */
async function move(
  context: Context,
  tx: Transaction,
  { id, amountPaise, personId }: Payout,
  name: Step,
  { set, note }: { set?: ReturnType<typeof sql>; note?: string } = {},
): Promise<void> {
  const at = context.now();
  await changeState(context, tx, {
    kind: 'payout',
    id,
    name,
    set: set ? sql`${set}, updated_at = ${at}` : sql`updated_at = ${at}`,
    note: note ?? null,
  });
  await audit(context, tx, {
    action: `payout.${name}`,
    subjectKind: 'payout',
    subjectId: id,
    detail: { amountPaise, personId, ...(note && { reason: note }) },
  });
}

/** The first of two of staff agrees. Throws not_found, conflict. */
export function secondPayout(context: Context, id: number): Promise<void> {
  const { id: staff } = personOf(context);
  return context.db.transaction(async (tx) => {
    await move(context, tx, await lock(tx, id), 'second', { set: sql`seconded_by = ${staff}` });
  });
}

/** The second of two agrees, who must be another; it is sent then. Throws not_found, conflict. */
export async function approvePayout(context: Context, id: number): Promise<void> {
  const { id: staff } = personOf(context);
  await context.db.transaction(async (tx) => {
    const payout = await lock(tx, id);
    if (payout.secondedBy === staff) {
      throw new AppError('conflict', refusalsWords.youAgreedAlready);
    }
    await move(context, tx, payout, 'approve', { set: sql`approved_by = ${staff}` });
  });
  sendPayoutsSoon(context);
}

/**
 * A payout that failed is sent anew, as another transfer, since the gateway answers the old one with
 * its failure. Throws not_found, conflict.
 */
export async function retryPayout(context: Context, id: number): Promise<void> {
  await context.db.transaction(async (tx) => {
    const set = sql`public_id = ${newPublicId('po')}, gateway_id = null, message = null`;
    await move(context, tx, await lock(tx, id), 'retry', { set });
  });
  sendPayoutsSoon(context);
}

/** What was let go is held again, as before; a forfeit stays the owner's, to be asked for anew. */
async function takeBack(
  context: Context,
  tx: Transaction,
  { releaseId, personId, amountPaise }: Payout,
  reason: string,
  says: 'notSentAskAgain' | 'notSentSettled' = 'notSentAskAgain',
): Promise<void> {
  await changeState(context, tx, {
    kind: 'release',
    id: releaseId,
    name: 'fail',
    set: sql`updated_at = ${context.now()}`,
    note: reason,
  });
  const [release] = await tx.select().from(releases).where(eq(releases.id, releaseId));
  if (!release) throw new Error('Releases are never deleted');
  if (release.kind !== 'forfeit') {
    const account = subjectOf(release).account(release.subjectId);
    await post(context, tx, {
      kind: 'release-failed',
      referenceKind: 'release',
      referenceId: releaseId,
      memo: forTheBooks(() => books.heldAgain({ kind: release.kind, id: releaseId })),
      entries: [debit(accounts.payable(personId), amountPaise), credit(account, amountPaise)],
    });
  }
  await notify(context, tx, personId, {
    kind: 'payment',
    title: () => words.payoutStopped,
    body: () =>
      (says === 'notSentAskAgain' ? words.notSentAskAgain : words.notSentSettled)({
        amount: inRupees(amountPaise),
        reason,
      }),
    link: await linkOfRelease(tx, release, personId),
  });
}

/** Staff stops a payout that was not sent, or that failed. Throws not_found, conflict. */
export function rejectPayout(context: Context, id: number, reason: string): Promise<void> {
  return context.db.transaction(async (tx) => {
    const payout = await lock(tx, id);
    await move(context, tx, payout, 'reject', { set: sql`message = ${reason}`, note: reason });
    await takeBack(context, tx, payout, reason);
  });
}

/**
 * Takes back what was let go to somebody for a booking and is not on its way to the bank, the latest
 * first, until so much is held again. Of a settlement, whose parts say otherwise than was let go.
 */
export async function takeBackUnsent(
  context: Context,
  tx: Transaction,
  { bookingId, personId }: { bookingId: number; personId: number },
  most: Paise,
): Promise<void> {
  const found = await tx
    .select({ payout: payouts })
    .from(payouts)
    .innerJoin(releases, eq(releases.id, payouts.releaseId))
    .where(
      and(
        eq(releases.subjectKind, 'booking'),
        eq(releases.subjectId, bookingId),
        ne(releases.kind, 'forfeit'),
        eq(payouts.personId, personId),
        inArray(payouts.state, ['waiting', 'seconded', 'failed']),
      ),
    )
    .orderBy(desc(payouts.id))
    .for('no key update', { of: payouts });
  const note = forTheBooks(() => books.dealSettledBefore);
  let left = most;
  for (const { payout } of found) {
    if (left <= 0) return;
    const set = sql`message = ${note}, updated_at = ${context.now()}`;
    await changeState(context, tx, { kind: 'payout', id: payout.id, name: 'recall', set, note });
    await takeBack(context, tx, payout, note, 'notSentSettled');
    left = minus(left, payout.amountPaise);
  }
}
