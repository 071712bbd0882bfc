import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Paise } from '#domain/lib/money.ts';
import { identityId, instant, paise, person } from './columns.ts';
import { orders, refunds } from './orders.ts';

/** The last number given out, by series and financial year: no gaps, none twice. */
export const invoiceSerials = pgTable(
  'invoice_serials',
  {
    series: text().notNull(),
    financialYear: text('financial_year').notNull(),
    last: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.series, t.financialYear] })],
);

export interface InvoiceParty {
  name: string;
  address: string;
  /** A code of GST_STATES. */
  state: string;
  gstin: string | null;
}

export interface InvoiceLine {
  description: string;
  sac: string;
  /** Before and after the discount. */
  listPaise: Paise;
  discountPaise: Paise;
  netPaise: Paise;
}

/** Tax invoices and credit notes as issued, with everybody's particulars as they stood. Append-only. */
export const invoices = pgTable(
  'invoices',
  {
    id: identityId(),
    number: text().notNull().unique(),
    financialYear: text('financial_year').notNull(),
    /** invoice or credit-note. */
    kind: text().notNull(),
    personId: person('person_id'),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    refundId: integer('refund_id').references(() => refunds.id),
    /** The invoice a credit note is of. */
    originalId: integer('original_id'),
    issuedAt: instant('issued_at').notNull(),
    seller: jsonb().$type<InvoiceParty>().notNull(),
    buyer: jsonb().$type<InvoiceParty>().notNull(),
    lines: jsonb().$type<InvoiceLine[]>().notNull(),
    placeOfSupply: text('place_of_supply').notNull(),
    netPaise: paise('net_paise').notNull(),
    cgstPaise: paise('cgst_paise').notNull(),
    sgstPaise: paise('sgst_paise').notNull(),
    igstPaise: paise('igst_paise').notNull(),
    totalPaise: paise('total_paise').notNull(),
  },
  (t) => [
    // A person's invoices and credit notes.
    index('invoices_person').on(t.personId, t.id),
    // One invoice an order; also finds it.
    uniqueIndex('invoices_once').on(t.orderId).where(sql`kind = 'invoice'`),
    // One credit note a refund; also finds it.
    uniqueIndex('invoices_credit_once').on(t.refundId).where(sql`refund_id is not null`),
  ],
);
export type Invoice = typeof invoices.$inferSelect;
