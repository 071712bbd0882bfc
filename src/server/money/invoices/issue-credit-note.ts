import { and, eq } from 'drizzle-orm';
import { NOTHING, type Paise } from '#domain/lib/money.ts';
import { taxBack, taxWithin } from '#domain/money/gst.ts';
import books from '#messages/lib/books/index.ts';
import words from '#messages/money/news/index.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { insertOne } from '#server/db/insert-one.ts';
import { type Invoice, invoices, type Order, type Refund } from '#server/db/schema/index.ts';
import { forTheBooks } from '#server/lib/for-the-books.ts';
import { inRupees } from '#server/lib/in-rupees.ts';
import { notify } from '#server/people/notifications/index.ts';
import { taxOfOrder } from './issue-invoice.ts';
import { nextNumber } from './next-number.ts';

/** The payer's own: on a professional's fee there is only the professional's, of the commission. */
async function findOriginal(
  tx: Transaction,
  { id, personId }: Order,
): Promise<Invoice | undefined> {
  const [invoice] = await tx
    .select()
    .from(invoices)
    .where(
      and(eq(invoices.orderId, id), eq(invoices.kind, 'invoice'), eq(invoices.personId, personId)),
    );
  return invoice;
}

/** What of an order credit notes have given back before, the first first. */
async function creditedBefore(tx: Transaction, { id }: Order): Promise<Paise[]> {
  const notes = await tx
    .select({ paise: invoices.totalPaise })
    .from(invoices)
    .where(and(eq(invoices.orderId, id), eq(invoices.kind, 'credit-note')))
    .orderBy(invoices.id);
  return notes.map(({ paise }) => paise);
}

/**
 * Writes the credit note of a refund and tells the payer, in the refund's transaction, in which the
 * order is locked; call it last. Undefined where there was no invoice: deal money, or a payment that
 * came once too often.
 */
export async function issueCreditNote(
  context: Context,
  tx: Transaction,
  order: Order,
  refund: Refund,
): Promise<Invoice | undefined> {
  const original = refund.paymentId === null ? await findOriginal(tx, order) : undefined;
  if (!original) return undefined;
  const before = await creditedBefore(tx, order);
  const whole = taxOfOrder(order);
  const { net, cgst, sgst, igst, total } = taxWithin(
    whole,
    refund.amountPaise,
    taxBack(whole, before),
  );
  const at = context.now();
  const [line] = original.lines;
  const note = await insertOne(tx, invoices, {
    ...(await nextNumber(tx, 'PC', at)),
    kind: 'credit-note',
    personId: order.personId,
    orderId: order.id,
    refundId: refund.id,
    originalId: original.id,
    issuedAt: at,
    seller: original.seller,
    buyer: original.buyer,
    lines: [
      {
        description: forTheBooks(() => books.refundFor({ what: order.description })),
        sac: line?.sac ?? '',
        listPaise: net,
        discountPaise: NOTHING,
        netPaise: net,
      },
    ],
    placeOfSupply: original.placeOfSupply,
    netPaise: net,
    cgstPaise: cgst,
    sgstPaise: sgst,
    igstPaise: igst,
    totalPaise: total,
  });
  await notify(context, tx, order.personId, {
    kind: 'payment',
    title: () => words.creditNote({ number: note.number }),
    body: () => words.creditNoteBody({ total: inRupees(total), number: original.number }),
    link: `/PreviewInvoice/${note.id}`,
  });
  return note;
}
