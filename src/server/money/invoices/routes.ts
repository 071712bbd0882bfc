import * as invoices from '#contract/money/invoices.ts';
import { implement, type Route } from '#server/http/execute.ts';
import { getInvoicePdfVerb, getInvoiceVerb } from './get-invoice.ts';
import { listContactPaymentsVerb, listPaymentsVerb } from './list-payments.ts';
import { getPaymentsCsvVerb } from './payments-csv.ts';

export const invoiceRoutes: Route[] = [
  implement(invoices.listPayments, listPaymentsVerb),
  implement(invoices.getPaymentsCsv, getPaymentsCsvVerb),
  implement(invoices.listContactPayments, listContactPaymentsVerb),
  implement(invoices.getInvoice, getInvoiceVerb),
  implement(invoices.getInvoicePdf, getInvoicePdfVerb),
];
