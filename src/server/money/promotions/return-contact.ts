import { sql } from 'drizzle-orm';
import { PAID_CONTACT_HOURS } from '#domain/deals/contact-request.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import { lockOrder } from '#server/money/payments/lock-order.ts';
import { refundOrder } from '#server/money/payments/refund-order.ts';
import { giveBackUse } from './take-entitlement.ts';

const HOUR_MS = 3_600_000;

interface Between {
  buyerId: number;
  listingId: number;
}

interface Paid {
  id: number;
  leftPaise: number;
}

const sinceOf = ({ now }: Context) => new Date(now().getTime() - PAID_CONTACT_HOURS * HOUR_MS);

/**
 * What a buyer has paid for a contact lately, and not got back. The order is held before the contact
 * request, as where a payment is settled.
 */
export async function lockPaidContact(
  context: Context,
  tx: Transaction,
  { buyerId, listingId }: Between,
): Promise<Paid | undefined> {
  const [found] = await rows<Paid>(
    tx,
    sql`select id from orders where person_id = ${buyerId} and subject_kind = 'listing'
          and subject_id = ${listingId} and purpose in ('ownerContact', 'rentContact')
          and state = 'paid' and paid_at > ${sinceOf(context)} order by id desc limit 1`,
  );
  if (!found) return undefined;
  const { id, totalPaise } = await lockOrder(tx, sql`id = ${found.id}`);
  const [given] = await rows<{ paise: number }>(
    tx,
    sql`select coalesce(sum(amount_paise), 0)::bigint as paise from refunds
        where order_id = ${id} and payment_id is null`,
  );
  const leftPaise = totalPaise - (given?.paise ?? 0);
  return leftPaise > 0 ? { id, leftPaise } : undefined;
}

/**
 * Gives money or a package's contact back for what an owner has revoked soon after. Answers the
 * refund that is to be sent once this holds.
 */
export async function returnContact(
  context: Context,
  tx: Transaction,
  { buyerId, listingId }: Between,
  paid: Paid | undefined,
): Promise<number | undefined> {
  if (paid) {
    const { id } = await refundOrder(context, tx, {
      orderId: paid.id,
      amountPaise: paid.leftPaise,
      reason: 'The owner stopped sharing their number soon after.',
    });
    return id;
  }
  const use = { kind: 'contacts', subjectKind: 'listing', subjectId: listingId } as const;
  await giveBackUse(tx, { ...use, personId: buyerId }, sinceOf(context));
  return undefined;
}
