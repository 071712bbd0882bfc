import { NOTHING } from '#domain/lib/money.ts';
import { COMMISSION_PERCENT } from '#domain/money/commission.ts';
import { SAC, type Tax } from '#domain/money/gst.ts';
import books from '#messages/lib/books/index.ts';
import words from '#messages/money/news/index.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { insertOne } from '#server/db/insert-one.ts';
import { type Invoice, type InvoiceParty, invoices, type Order } from '#server/db/schema/index.ts';
import { forTheBooks } from '#server/lib/for-the-books.ts';
import { inRupees } from '#server/lib/in-rupees.ts';
import { notify } from '#server/people/notifications/index.ts';
import { nextNumber } from './next-number.ts';
import { sellerOf } from './seller.ts';

export interface Commission {
  /** The client's, that the fee was paid by. */
  order: Order;
  /** The professional, who owes the commission. */
  personId: number;
  billing: InvoiceParty;
  tax: Tax;
}

/**
 * Writes the tax invoice of the commission on a professional's fee and tells them, in the transaction
 * that lets the fee go; call it last, since the serial is locked from here on.
 */
export async function issueCommissionInvoice(
  context: Context,
  tx: Transaction,
  { order, personId, billing, tax }: Commission,
): Promise<Invoice> {
  const at = context.now();
  const { net, cgst, sgst, igst, total } = tax;
  const description = forTheBooks(() =>
    books.commission({ percent: COMMISSION_PERCENT, fee: inRupees(order.totalPaise) }),
  );
  const invoice = await insertOne(tx, invoices, {
    ...(await nextNumber(tx, 'PS', at)),
    kind: 'invoice',
    personId,
    orderId: order.id,
    issuedAt: at,
    seller: sellerOf(context.env),
    buyer: billing,
    lines: [
      { description, sac: SAC.platform, listPaise: net, discountPaise: NOTHING, netPaise: net },
    ],
    placeOfSupply: billing.state,
    netPaise: net,
    cgstPaise: cgst,
    sgstPaise: sgst,
    igstPaise: igst,
    totalPaise: total,
  });
  await notify(context, tx, personId, {
    kind: 'payment',
    title: () => words.invoice({ number: invoice.number }),
    body: () => words.commissionKept({ total: inRupees(total) }),
    link: `/PreviewInvoice/${invoice.id}`,
  });
  return invoice;
}
