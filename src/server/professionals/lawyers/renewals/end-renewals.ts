import { eq, type SQL, sql } from 'drizzle-orm';
import words from '#messages/professionals/renewals/index.ts';
import { asSystem } from '#server/core/as-system.ts';
import { changeState } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import { type Agreement, agreements, type Person, renewals } from '#server/db/schema/index.ts';
import type { AccountClosing } from '#server/people/hooks.ts';
import { tellParty } from './tell.ts';

/** In one transaction; the clock comes again. */
const BATCH_SIZE = 100;

interface Open {
  id: number;
  agreementId: number;
  state: 'offered' | 'accepted';
}

/** Those that others have in hand the clock leaves to them. */
const lockOpen = (
  tx: Transaction,
  which: SQL,
  { most = BATCH_SIZE, skips = false } = {},
): Promise<Open[]> =>
  rows<Open>(
    tx,
    sql`select t.id, t.agreement_id as "agreementId", t.state from renewals t
        join agreements a on a.id = t.agreement_id
        where t.state in ('offered', 'accepted') and ${which}
        order by t.expires_at, t.id limit ${most} for update of t${skips ? sql` skip locked` : sql``}`,
  );

async function lapse(context: Context, tx: Transaction, { id, agreementId, state }: Open) {
  const set = sql`updated_at = ${context.now()}`;
  await changeState(context, tx, { kind: 'renewal', id, name: 'lapse', set });
  const [agreement] = await tx.select().from(agreements).where(eq(agreements.id, agreementId));
  if (!agreement) return;
  for (const personId of [agreement.sellerId, agreement.buyerId]) {
    await tellParty(context, tx, agreement, personId, {
      title: () => words.newsLapsed,
      body: (home) =>
        state === 'offered'
          ? words.newsLapsedOffered({ home })
          : words.newsLapsedAccepted({ home }),
    });
  }
}

/** Ends offers nobody answered, and accepted ones nobody had drawn up, in time; answers how many. */
export function expireRenewals(caller: Context, most = BATCH_SIZE): Promise<number> {
  const context = asSystem(caller);
  return context.db.transaction(async (tx) => {
    const due = await lockOpen(tx, sql`t.expires_at <= ${context.now()}`, {
      ...{ most, skips: true },
    });
    for (const open of due) await lapse(context, tx, open);
    return due.length;
  });
}

async function leaveRenewals(context: Context, tx: Transaction, personId: number): Promise<void> {
  const own = sql`${personId}::int in (a.seller_id, a.buyer_id)`;
  const set = sql`updated_at = ${context.now()}`;
  for (const { id, agreementId } of await lockOpen(tx, own)) {
    await changeState(context, tx, { kind: 'renewal', id, name: 'lapse', set });
    const [agreement] = await tx.select().from(agreements).where(eq(agreements.id, agreementId));
    if (!agreement) continue;
    const other = personId === agreement.sellerId ? agreement.buyerId : agreement.sellerId;
    const left = { title: () => words.newsLapsed, body: () => words.hasLeft };
    await tellParty(context, tx, agreement, other, left);
  }
  await tx.update(renewals).set({ words: '' }).where(eq(renewals.offeredBy, personId));
}

/** Ends what somebody who leaves has offered or was offered. */
export const closeRenewals = (
  context: Context,
  tx: Transaction,
  { id }: Pick<Person, 'id'>,
): AccountClosing => ({ end: () => leaveRenewals(context, tx, id) });

/** Both have consented to a licence: an accepted renewal of their last one has become of it. */
export async function concludeRenewal(
  context: Context,
  tx: Transaction,
  { id, listingId, sellerId, buyerId, template }: Agreement,
): Promise<void> {
  if (template !== 'leave-and-licence') return;
  const which = sql`t.state = 'accepted' and a.listing_id = ${listingId}
    and a.seller_id = ${sellerId} and a.buyer_id = ${buyerId} and a.id < ${id}`;
  const set = sql`updated_at = ${context.now()}`;
  for (const open of await lockOpen(tx, which)) {
    await changeState(context, tx, { kind: 'renewal', id: open.id, name: 'renew', set });
  }
}
