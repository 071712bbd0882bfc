import { eq, sql } from 'drizzle-orm';
import { accounts, credit, debit, type Entry } from '#domain/money/ledger.ts';
import books from '#messages/lib/books/index.ts';
import words from '#messages/money/news/index.ts';
import { audit } from '#server/core/audit.ts';
import { changeState } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import { type Payout, payouts, releases } from '#server/db/schema/index.ts';
import { forTheBooks } from '#server/lib/for-the-books.ts';
import { inRupees } from '#server/lib/in-rupees.ts';
import { post } from '#server/money/ledger/index.ts';
import { notify } from '#server/people/notifications/index.ts';
import type { GatewayTransfer } from '#server/ports/gateway/gateway.ts';
import { linkOfRelease } from './release-subjects.ts';

type Kind = 'payout-sent' | 'payout-paid' | 'payout-failed';

const entriesOf: Record<Kind, (payout: Payout) => Entry[]> = {
  'payout-sent': ({ personId, amountPaise }) => [
    debit(accounts.payable(personId), amountPaise),
    credit(accounts.payoutsInFlight, amountPaise),
  ],
  'payout-paid': ({ amountPaise }) => [
    debit(accounts.payoutsInFlight, amountPaise),
    credit(accounts.escrowBank, amountPaise),
  ],
  'payout-failed': ({ personId, amountPaise }) => [
    debit(accounts.payoutsInFlight, amountPaise),
    credit(accounts.payable(personId), amountPaise),
  ],
};

/** A payout that failed is sent again, and then posted again under a number of its own. */
async function book(context: Context, tx: Transaction, payout: Payout, kind: Kind): Promise<void> {
  const [found] = await rows<{ n: number }>(
    tx,
    sql`select count(*)::int as n from ledger_transactions
        where reference_kind = 'payout' and reference_id = ${payout.id} and starts_with(kind, ${kind})`,
  );
  const times = found?.n ?? 0;
  await post(context, tx, {
    kind: times === 0 ? kind : `${kind}-${times + 1}`,
    referenceKind: 'payout',
    referenceId: payout.id,
    memo: forTheBooks(() => books.payout({ id: payout.publicId })),
    entries: entriesOf[kind](payout),
  });
}

async function succeed(context: Context, tx: Transaction, payout: Payout): Promise<void> {
  const { id, releaseId, personId, amountPaise } = payout;
  const set = sql`updated_at = ${context.now()}`;
  await changeState(context, tx, { kind: 'payout', id, name: 'succeed', set });
  await book(context, tx, payout, 'payout-paid');
  await changeState(context, tx, { kind: 'release', id: releaseId, name: 'pay', set });
  const [release] = await tx.select().from(releases).where(eq(releases.id, releaseId));
  await notify(context, tx, personId, {
    kind: 'payment',
    title: () => words.reachedBank,
    body: () => words.reachedBankBody({ amountPaise: inRupees(amountPaise) }),
    ...(release && { link: await linkOfRelease(tx, release, personId) }),
  });
}

async function fail(
  context: Context,
  tx: Transaction,
  payout: Payout,
  message: string | null,
): Promise<void> {
  const { id, state } = payout;
  await changeState(context, tx, {
    kind: 'payout',
    id,
    name: 'fail',
    set: sql`message = ${message}, updated_at = ${context.now()}`,
    note: message,
  });
  if (state === 'sent') await book(context, tx, payout, 'payout-failed');
  await audit(context, tx, {
    action: 'payout.fail',
    subjectKind: 'payout',
    subjectId: id,
    detail: { message },
  });
}

/**
 * Makes of a payout what the gateway says of its transfer; what was applied before, or comes after
 * its end, has no effect. Word of a transfer that was given up for another is none of ours.
 */
export function applyTransfer(
  context: Context,
  {
    publicId,
    gatewayId,
    state,
    message,
  }: Pick<GatewayTransfer, 'publicId' | 'state' | 'message'> & {
    gatewayId: string | null;
  },
): Promise<void> {
  return context.db.transaction(async (tx) => {
    const [payout] = await tx
      .select()
      .from(payouts)
      .where(eq(payouts.publicId, publicId))
      .for('no key update');
    if (payout?.state !== 'approved' && payout?.state !== 'sent') return;
    if (state === 'failed') {
      await fail(context, tx, payout, message);
      return;
    }
    if (payout.state === 'approved') {
      await changeState(context, tx, {
        kind: 'payout',
        id: payout.id,
        name: 'send',
        set: sql`gateway_id = ${gatewayId}, updated_at = ${context.now()}`,
      });
      await book(context, tx, payout, 'payout-sent');
    }
    if (state === 'paid') await succeed(context, tx, payout);
  });
}
