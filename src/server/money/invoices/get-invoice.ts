import { Download } from '#contract/lib/download.ts';
import { success } from '#contract/lib/envelope.ts';
import type { getInvoice, getInvoicePdf } from '#contract/money/invoices.ts';
import type { Verb } from '#server/http/execute.ts';
import { findInvoice } from './find-invoice.ts';
import { invoicePdf } from './invoice-pdf.ts';

export const getInvoiceVerb: Verb<typeof getInvoice> = async (context, { params }) =>
  success((await findInvoice(context, params.id))());

export const getInvoicePdfVerb: Verb<typeof getInvoicePdf> = async (context, { params }) => {
  const invoice = await findInvoice(context, params.id);
  const fileName = `${invoice().number.replaceAll('/', '-')}.pdf`;
  return new Download(await invoicePdf(invoice), 'application/pdf', fileName);
};
