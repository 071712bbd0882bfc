import { and, asc, eq } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import type { InvoiceDetail } from '#contract/money/invoices.ts';
import { GST_STATES } from '#domain/lib/gstin.ts';
import { toRupees } from '#domain/lib/money.ts';
import { GST_PERCENT } from '#domain/money/gst.ts';
import type { Context } from '#server/core/context.ts';
import { retold } from '#server/core/retold.ts';
import { showsDataOf } from '#server/core/shows-data-of.ts';
import { type Invoice, type InvoiceParty, invoices, orders } from '#server/db/schema/index.ts';
import { personOf } from '#server/session/person.ts';
import { amountInWords } from './amount-in-words.ts';
import { SAMPLE_GSTIN } from './seller.ts';

/** "27-Maharashtra". */
const stateInWords = (code: string) => `${code}-${GST_STATES[code] ?? 'unknown'}`;

const partyOf = ({ name, address, state, gstin }: InvoiceParty) => ({
  name,
  address,
  state: stateInWords(state),
  gstin,
});

function ratesOf({ igstPaise, cgstPaise }: Invoice) {
  const half = cgstPaise > 0 ? GST_PERCENT / 2 : 0;
  return { cgst: half, sgst: half, igst: igstPaise > 0 ? GST_PERCENT : 0 };
}

async function othersOf({ db }: Context, { id, originalId }: Invoice) {
  const paper = { id: invoices.id, number: invoices.number, issuedAt: invoices.issuedAt };
  const [original] = originalId
    ? await db.select(paper).from(invoices).where(eq(invoices.id, originalId))
    : [];
  const notes = await db
    .select(paper)
    .from(invoices)
    .where(eq(invoices.originalId, id))
    .orderBy(asc(invoices.id));
  return {
    original: original ? { ...original, issuedAt: original.issuedAt.toISOString() } : null,
    creditNotes: notes.map((note) => ({ id: note.id, number: note.number })),
  };
}

/**
 * An invoice or credit note of the caller's, or of anybody for staff, as it is said in any language.
 * Throws not_found.
 */
export async function findInvoice(context: Context, id: number): Promise<() => InvoiceDetail> {
  const { id: personId, role } = personOf(context);
  const own = role === 'admin' ? undefined : eq(invoices.personId, personId);
  const [found] = await context.db
    .select({ invoice: invoices, orderId: orders.publicId })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(and(eq(invoices.id, id), own));
  if (!found) throw new AppError('not_found');
  const { invoice, orderId } = found;
  showsDataOf(context, invoice.personId);
  const others = await othersOf(context, invoice);
  return () => ({
    id: invoice.id,
    number: invoice.number,
    kind: invoice.kind === 'invoice' ? 'invoice' : 'credit-note',
    issuedAt: invoice.issuedAt.toISOString(),
    orderId,
    seller: partyOf(invoice.seller),
    buyer: partyOf(invoice.buyer),
    lines: invoice.lines.map((line) => ({
      description: retold(line.description),
      sac: line.sac,
      list: toRupees(line.listPaise),
      discount: toRupees(line.discountPaise),
      net: toRupees(line.netPaise),
    })),
    placeOfSupply: stateInWords(invoice.placeOfSupply),
    net: toRupees(invoice.netPaise),
    cgst: toRupees(invoice.cgstPaise),
    sgst: toRupees(invoice.sgstPaise),
    igst: toRupees(invoice.igstPaise),
    total: toRupees(invoice.totalPaise),
    rates: ratesOf(invoice),
    totalInWords: amountInWords(invoice.totalPaise),
    ...others,
    sample: invoice.seller.gstin === SAMPLE_GSTIN,
  });
}
