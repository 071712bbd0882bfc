import { sql } from 'drizzle-orm';
import { Download } from '#contract/lib/download.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { getReceiptPdf } from '#contract/money/papers.ts';
import { fullNameOf } from '#domain/lib/full-name.ts';
import { formatExactRupees, type Paise, toRupees } from '#domain/lib/money.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import { paymentMethodWords } from '#domain/money/payment-method.ts';
import { PURPOSE_RULES, type Purpose } from '#domain/money/purpose.ts';
import paperWords from '#messages/money/papers/index.ts';
import words from '#messages/money/refusals/index.ts';
import type { Context } from '#server/core/context.ts';
import { retold } from '#server/core/retold.ts';
import { rows } from '#server/db/rows.ts';
import type { Verb } from '#server/http/execute.ts';
import { both, inBoth } from '#server/lib/pdf/both.ts';
import { amountInWords } from '#server/money/invoices/index.ts';
import { personOf } from '#server/session/person.ts';
import { openPaper } from './paper-flow.ts';

interface Receipt {
  orderId: string;
  purpose: Purpose;
  description: string;
  payerFirst: string;
  payerLast: string;
  payeeFirst: string | null;
  payeeLast: string | null;
  property: string | null;
  totalPaise: Paise;
  refundedPaise: Paise;
  invoice: string | null;
  method: string | null;
  gatewayPaymentId: string | null;
  paidAt: Date;
}

/** A paid order that the caller paid, or that was paid to them. Throws not_found. */
async function findReceipt(context: Context, orderId: string): Promise<Receipt> {
  const { id: caller } = personOf(context);
  const [found] = await rows<Receipt>(
    context.db,
    sql`select o.public_id as "orderId", o.purpose, o.description,
          a.first_name as "payerFirst", a.last_name as "payerLast",
          e.first_name as "payeeFirst", e.last_name as "payeeLast",
          case when l.id is not null then concat_ws(', ', l.title, l.address) end as property,
          o.total_paise as "totalPaise",
          (select coalesce(sum(r.amount_paise), 0)::bigint from refunds r
           where r.order_id = o.id and r.payment_id is null and r.state <> 'failed')
            as "refundedPaise",
          (select v.number from invoices v where v.order_id = o.id and v.kind = 'invoice'
             and v.person_id = o.person_id) as invoice,
          y.method, y.gateway_payment_id as "gatewayPaymentId", o.paid_at as "paidAt"
        from orders o
        join people a on a.id = o.person_id
        left join instalments i on o.subject_kind = 'instalment' and i.id = o.subject_id
        left join bookings k on o.purpose in ('penny', 'token', 'instalment')
          and k.id = case o.subject_kind when 'instalment' then i.booking_id else o.subject_id end
        left join engagements g on o.subject_kind = 'engagement' and g.id = o.subject_id
        left join listings l on l.id = coalesce(k.listing_id, g.listing_id)
        left join people e on e.id = coalesce(k.owner_id, g.professional_id)
        left join payments y on y.order_id = o.id and y.is_grant
        where o.public_id = ${orderId} and o.state = 'paid'
          and (o.person_id = ${caller}
            or (k.owner_id = ${caller} and o.purpose <> 'penny')
            or g.professional_id = ${caller})`,
  );
  if (!found) throw new AppError('not_found', words.receiptNotFound);
  return found;
}

/** What was paid, by whom and for what, on one A4 sheet. */
export function receiptPdf(receipt: Receipt, isSample: boolean): Promise<Buffer> {
  const { orderId, purpose, description, totalPaise, refundedPaise, paidAt } = receipt;
  const flow = openPaper({
    title: () => paperWords.receipt,
    number: orderId,
    at: paidAt,
    isSample,
  });
  const { payerFirst, payerLast, payeeFirst, payeeLast, property, method, invoice } = receipt;
  flow.fact(
    both(() => paperWords.receiptNo),
    orderId,
  );
  flow.fact(
    both(() => paperWords.paidOn),
    both(() => formatDate(paidAt)),
  );
  flow.fact(
    both(() => paperWords.receivedFrom),
    fullNameOf({ firstName: payerFirst, lastName: payerLast }),
  );
  if (payeeFirst) {
    flow.fact(
      both(() => paperWords.for),
      fullNameOf({ firstName: payeeFirst, lastName: payeeLast ?? '' }),
    );
  }
  flow.fact(
    both(() => paperWords.purpose),
    both(() => `${PURPOSE_RULES[purpose].label}: ${retold(description)}`),
  );
  if (property)
    flow.fact(
      both(() => paperWords.property),
      property,
    );
  if (method)
    flow.fact(
      both(() => paperWords.paidBy),
      both(() => paymentMethodWords(method)),
    );
  if (receipt.gatewayPaymentId)
    flow.fact(
      both(() => paperWords.paymentNo),
      receipt.gatewayPaymentId,
    );
  if (invoice)
    flow.fact(
      both(() => paperWords.taxInvoice),
      invoice,
    );
  flow.heading(both(() => paperWords.amount));
  flow.text(formatExactRupees(toRupees(totalPaise)), { size: 16, bold: true });
  for (const said of inBoth(() => amountInWords(totalPaise))) flow.text(said);
  if (refundedPaise > 0) {
    flow.gap(6);
    const amount = formatExactRupees(toRupees(refundedPaise));
    for (const said of inBoth(() => paperWords.wentBack({ amount }))) flow.text(said);
  }
  if (PURPOSE_RULES[purpose].funds === 'escrow') {
    flow.gap(8);
    for (const said of inBoth(() => paperWords.heldInEscrow)) flow.text(said);
  }
  return flow.finish();
}

export const getReceiptPdfVerb: Verb<typeof getReceiptPdf> = async (context, { params }) => {
  const receipt = await findReceipt(context, params.orderId);
  const pdf = await receiptPdf(receipt, context.ports.gateway.name === 'sandbox');
  return new Download(pdf, 'application/pdf', `Receipt ${receipt.orderId}.pdf`);
};
