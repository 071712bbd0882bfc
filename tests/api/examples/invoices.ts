import { issueInvoice } from '#server/money/invoices/issue-invoice.ts';
import type { Example, World } from '#tests/api/world.ts';
import { insertOrder } from '#tests/builders/index.ts';

async function anInvoice({ context }: World, personId: number): Promise<number> {
  const order = await insertOrder(context.db, { personId, state: 'paid', paidAt: new Date() });
  const invoice = await context.db.transaction((tx) => issueInvoice(context, tx, order));
  if (!invoice) throw new Error('A package is invoiced');
  return invoice.id;
}

export const invoiceExamples: Record<string, Example> = {
  listPayments: (_, { id }) => ({ path: `/api/propertysubscription/userpaymenthistory/${id}` }),
  getPaymentsCsv: (_, { id }) => ({
    path: `/api/propertysubscription/userpaymenthistory/${id}/csv`,
  }),
  listContactPayments: (_, { id }) => ({ path: `/api/contact/getpaymenthistory/${id}` }),
  getInvoice: async (world, { id }) => ({
    path: `/api/contact/invoicedetails/${await anInvoice(world, id)}`,
  }),
  getInvoicePdf: async (world, { id }) => ({
    path: `/api/contact/invoice/${await anInvoice(world, id)}/pdf`,
  }),
};
