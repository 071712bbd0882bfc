import { eq } from 'drizzle-orm';
import type { Tax } from '#domain/money/gst.ts';
import { PURPOSE_RULES, sacOf } from '#domain/money/purpose.ts';
import words from '#messages/money/news/index.ts';
import type { Context } from '#server/core/context.ts';
import { retold } from '#server/core/retold.ts';
import type { Transaction } from '#server/db/client.ts';
import { insertOne } from '#server/db/insert-one.ts';
import {
  type Invoice,
  type InvoiceParty,
  invoices,
  type Order,
  priceItems,
} from '#server/db/schema/index.ts';
import { inRupees } from '#server/lib/in-rupees.ts';
import { notify } from '#server/people/notifications/index.ts';
import { nextNumber } from './next-number.ts';
import { sellerOf } from './seller.ts';

export const taxOfOrder = (order: Order): Tax => ({
  net: order.netPaise,
  cgst: order.cgstPaise,
  sgst: order.sgstPaise,
  igst: order.igstPaise,
  total: order.totalPaise,
});

/** Whom the order named when it was made. */
const buyerOf = ({ billing, placeOfSupply }: Order): InvoiceParty => ({
  name: billing.name ?? '',
  address: billing.address ?? '',
  state: billing.state ?? placeOfSupply,
  gstin: billing.gstin ?? null,
});

async function sacOfOrder(tx: Transaction, { priceItemId, purpose }: Order): Promise<string> {
  if (priceItemId === null) return sacOf(purpose);
  const [item] = await tx
    .select({ sac: priceItems.sac })
    .from(priceItems)
    .where(eq(priceItems.id, priceItemId));
  return item?.sac ?? sacOf(purpose);
}

/**
 * Writes the tax invoice of a paid order and tells its payer, in the payment's transaction; call it
 * last, since the serial is locked from here on. Undefined for deal money, on which there is none.
 */
export async function issueInvoice(
  context: Context,
  tx: Transaction,
  order: Order,
): Promise<Invoice | undefined> {
  if (PURPOSE_RULES[order.purpose].funds !== 'platform') return undefined;
  const { description, listPaise, discountPaise, netPaise } = order;
  const sac = await sacOfOrder(tx, order);
  const at = context.now();
  const invoice = await insertOne(tx, invoices, {
    ...(await nextNumber(tx, 'PS', at)),
    kind: 'invoice',
    personId: order.personId,
    orderId: order.id,
    issuedAt: at,
    seller: sellerOf(context.env),
    buyer: buyerOf(order),
    lines: [{ description, sac, listPaise, discountPaise, netPaise }],
    placeOfSupply: order.placeOfSupply,
    netPaise,
    cgstPaise: order.cgstPaise,
    sgstPaise: order.sgstPaise,
    igstPaise: order.igstPaise,
    totalPaise: order.totalPaise,
  });
  await notify(context, tx, order.personId, {
    kind: 'payment',
    title: () => words.invoice({ number: invoice.number }),
    body: () =>
      words.invoiceReady({
        totalPaise: inRupees(invoice.totalPaise),
        description: retold(description),
      }),
    link: `/PreviewInvoice/${invoice.id}`,
  });
  return invoice;
}
