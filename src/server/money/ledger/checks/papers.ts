import { sql } from 'drizzle-orm';
import words from '#messages/lib/ledger-checks/index.ts';
import { type Check, checkOf, rupees, said } from './check.ts';
import { MONEY_ORDERS } from './money-orders.ts';

const ORDER = { id: sql`o.public_id` };
const REFUND = { id: sql`r.public_id` };

/** Each fee that was paid has its invoice over the same amount; nothing else has one. */
export const invoicesWritten: Check = checkOf(
  () => sql`
  select case
    when o.state = 'paid' and o.held is null and v.id is null then
      ${said(words.order.noInvoice, ORDER)}
    when o.state <> 'paid' or o.held is not null then
      ${said(words.order.anInvoice, { ...ORDER, number: sql`v.number` })}
    when v.total_paise <> o.total_paise then
      ${said(words.order.otherInvoice, {
        ...ORDER,
        amount: rupees(sql`o.total_paise`),
        number: sql`v.number`,
        other: rupees(sql`v.total_paise`),
      })}
    end as sentence
  from ${MONEY_ORDERS} o left join invoices v
    on v.order_id = o.id and v.kind = 'invoice' and v.person_id = o.person_id
  where v.id is not null or (o.state = 'paid' and o.held is null)`,
);

/** Each refund of a fee has its credit note over the same amount. */
export const creditNotesWritten: Check = checkOf(
  () => sql`
  select case
    when v.id is null then ${said(words.noCreditNote, REFUND)}
    when v.total_paise <> r.amount_paise then
      ${said(words.otherCreditNote, {
        ...REFUND,
        amount: rupees(sql`r.amount_paise`),
        number: sql`v.number`,
        other: rupees(sql`v.total_paise`),
      })}
    end as sentence
  from refunds r
  join ${MONEY_ORDERS} o on o.id = r.order_id and o.held is null
  left join invoices v on v.refund_id = r.id
  where r.payment_id is null`,
);
