import { sql } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import type { Paise } from '#domain/lib/money.ts';
import { accounts } from '#domain/money/ledger.ts';
import { ORDER_MINUTES } from '#domain/money/order.ts';
import words from '#messages/money/refusals/index.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import type { Person } from '#server/db/schema/index.ts';
import { inRupees } from '#server/lib/in-rupees.ts';
import { escrowOf } from '#server/money/ledger/index.ts';
import type { AccountClosing } from '#server/people/hooks.ts';

/** Somebody's money that is with us. */
interface Open {
  /** In escrow of deals, work and test payments they are a party to. */
  held: Paise;
  /** Theirs, and not at their bank yet. */
  owed: Paise;
  /** On the way back to them; what failed is tried again. */
  refunded: Paise;
  /** What they owe, or are owed, after a settlement. */
  owing: Paise;
  /** Orders the gateway waits for. */
  paying: number;
}

/** In one statement, so that nothing is missed that moves from one to the other meanwhile. */
async function findOpen(tx: Transaction, personId: number, now: Date): Promise<Open> {
  const [found] = await rows<Open>(
    tx,
    sql`with mine as (
          select ${escrowOf('booking', sql`id`)} as code from bookings
          where buyer_id = ${personId} or owner_id = ${personId}
          union all
          select ${escrowOf('engagement', sql`id`)} from engagements
          where client_id = ${personId} or professional_id = ${personId}
          union all
          select ${escrowOf('penny', sql`id`)} from orders
          where person_id = ${personId} and purpose = 'penny')
        select
          (select coalesce(-sum(e.amount_paise), 0)::bigint from mine
           join ledger_accounts a using (code)
           join ledger_entries e on e.account_id = a.id) as held,
          (select coalesce(-sum(e.amount_paise), 0)::bigint from ledger_accounts a
           join ledger_entries e on e.account_id = a.id
           where a.code = ${accounts.payable(personId)})
          + (select coalesce(sum(amount_paise), 0)::bigint from payouts
             where person_id = ${personId} and state = 'sent') as owed,
          (select coalesce(sum(r.amount_paise), 0)::bigint
           from orders o join refunds r on r.order_id = o.id
           where o.person_id = ${personId} and r.state <> 'done') as refunded,
          (select coalesce(sum(s.owed_paise), 0)::bigint
           from settlements s join bookings k on k.id = s.booking_id
           where s.state = 'owing' and ${personId} in (k.owner_id, k.buyer_id)) as owing,
          (select count(*)::int from orders
           where person_id = ${personId} and state in ('created', 'open')
             and expires_at > ${now}) as paying`,
  );
  if (!found) throw new Error('An aggregate always has a row');
  return found;
}

function reasonToStay({ held, owed, refunded, owing, paying }: Open): string | undefined {
  if (paying > 0) {
    return words.paymentOpen({ minutes: ORDER_MINUTES });
  }
  if (held > 0) {
    return words.stillHeld({ held: inRupees(held) });
  }
  if (owed > 0) {
    return words.yoursNotAtBank({ owed: inRupees(owed) });
  }
  if (owing > 0) {
    return words.stillOwed({ owing: inRupees(owing) });
  }
  if (refunded > 0) {
    return words.refundOnWay({ refunded: inRupees(refunded) });
  }
  return undefined;
}

/** Throws conflict while money of somebody’s is with us or on its way: it would reach nobody. */
async function requireSettled(tx: Transaction, personId: number, now: Date): Promise<void> {
  const why = reasonToStay(await findOpen(tx, personId, now));
  if (why) throw new AppError('conflict', words.thenDelete({ why }));
}

/** Nobody leaves while money of theirs is with us. */
export const closeMoney = (
  { now }: Context,
  tx: Transaction,
  { id }: Pick<Person, 'id'>,
): AccountClosing => ({
  check: () => requireSettled(tx, id, now()),
});
