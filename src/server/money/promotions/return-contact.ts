import { sql } from 'drizzle-orm';
import { PAID_CONTACT_HOURS } from '#domain/deals/contact-request.ts';
import { minus, NOTHING, type Paise } from '#domain/lib/money.ts';
import { hoursBefore } from '#domain/lib/time/deadlines.ts';
import books from '#messages/lib/books/index.ts';
import type { Afterwards } from '#server/core/afterwards.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import type { Enquiry } from '#server/deals/hooks.ts';
import { forTheBooks } from '#server/lib/for-the-books.ts';
import { lockOrder, refundOrder, sendLater } from '#server/money/payments/index.ts';
import { giveBackUse, takeEntitlement } from './take-entitlement.ts';

interface Paid {
  id: number;
  leftPaise: Paise;
}

const sinceOf = ({ now }: Context) => hoursBefore(now(), PAID_CONTACT_HOURS);

/**
 * What a buyer has paid for a contact lately, and not got back. The order is held before the contact
 * request, as where a payment is settled.
 */
async function lockPaidContact(
  context: Context,
  tx: Transaction,
  { buyerId, listingId }: Enquiry,
): Promise<Paid | undefined> {
  const [found] = await rows<Paid>(
    tx,
    sql`select id from orders where person_id = ${buyerId} and subject_kind = 'listing'
          and subject_id = ${listingId} and purpose in ('ownerContact', 'rentContact')
          and state = 'paid' and paid_at > ${sinceOf(context)} order by id desc limit 1`,
  );
  if (!found) return undefined;
  const { id, totalPaise } = await lockOrder(tx, sql`id = ${found.id}`);
  const [given] = await rows<{ paise: Paise }>(
    tx,
    sql`select coalesce(sum(amount_paise), 0)::bigint as paise from refunds
        where order_id = ${id} and payment_id is null`,
  );
  const leftPaise = minus(totalPaise, given?.paise ?? NOTHING);
  return leftPaise > 0 ? { id, leftPaise } : undefined;
}

/**
 * Gives money or a package's contact back for what an owner has revoked soon after. Answers
 * what is to be done once this holds.
 */
async function returnContact(
  context: Context,
  tx: Transaction,
  { buyerId, listingId }: Enquiry,
  paid: Paid | undefined,
): Promise<Afterwards[]> {
  if (paid) {
    const { id } = await refundOrder(context, tx, {
      orderId: paid.id,
      amountPaise: paid.leftPaise,
      reason: forTheBooks(() => books.sharedNoLonger),
    });
    return [sendLater(context, id)];
  }
  const use = { kind: 'contacts', subjectKind: 'listing', subjectId: listingId } as const;
  await giveBackUse(tx, { ...use, personId: buyerId }, sinceOf(context));
  return [];
}

/** Locks what was paid for a contact; answers what gives it back. */
export async function revokePaidContact(
  context: Context,
  tx: Transaction,
  between: Enquiry,
): Promise<() => Promise<Afterwards[]>> {
  const paid = await lockPaidContact(context, tx, between);
  return () => returnContact(context, tx, between, paid);
}

/** Whoever has paid for contacts may go on beyond the day's quota: it takes one of theirs. */
export const takeContact = (
  context: Context,
  tx: Transaction,
  { buyerId: personId, listingId: subjectId }: Enquiry,
): Promise<boolean> =>
  takeEntitlement(context, tx, { kind: 'contacts', subjectKind: 'listing', subjectId, personId });
