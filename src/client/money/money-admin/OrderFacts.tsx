import { AppLink } from '#client/ui/AppLink.tsx';
import { formatMoment } from '#client/ui/moment.ts';
import type { AdminOrder } from '#contract/money/money-admin.ts';
import { formatExactRupees } from '#domain/lib/money.ts';
import { ROLE_LABEL } from '#domain/lib/role.ts';
import words from '#messages/money/staff-orders/index.ts';
import { Facts } from './Facts.tsx';
import { subjectInWords } from './labels.ts';
import { OrderSection } from './OrderSection.tsx';

const unlessZero = (rupees: number) => (rupees === 0 ? null : formatExactRupees(rupees));

export function OrderAmounts({ order }: { order: AdminOrder }) {
  const { amounts, refunded, refundable, coupon } = order;
  return (
    <OrderSection title={words.amounts}>
      <Facts
        facts={[
          [words.price, formatExactRupees(amounts.list)],
          [words.discount, amounts.discount ? `−${formatExactRupees(amounts.discount)}` : null],
          [words.coupon, coupon],
          [words.beforeTax, formatExactRupees(amounts.net)],
          ['CGST', unlessZero(amounts.cgst)],
          ['SGST', unlessZero(amounts.sgst)],
          ['IGST', unlessZero(amounts.igst)],
          [words.total, <b key="total">{formatExactRupees(amounts.total)}</b>],
          [words.goneBack, unlessZero(refunded)],
          [words.canGoBack, formatExactRupees(refundable)],
        ]}
      />
    </OrderSection>
  );
}

export function OrderFacts({ order }: { order: AdminOrder }) {
  const { payer, billing, item, subjectKind, subjectId, papers } = order;
  return (
    <OrderSection title={words.order}>
      <Facts
        facts={[
          [
            words.payer,
            <AppLink key="payer" className="link" href={`/Admin/Users?q=%23${payer.id}`}>
              {payer.name} #{payer.id}
            </AppLink>,
          ],
          [words.email, payer.email],
          [words.role, ROLE_LABEL[payer.role]],
          [words.billedTo, [billing.name, billing.address].filter(Boolean).join(', ')],
          ['GSTIN', billing.gstin],
          [words.placeOfSupply, order.placeOfSupply],
          [words.about, subjectKind && `${subjectInWords(subjectKind)} #${subjectId}`],
          [words.priceList, item && words.itemVersion(item)],
          [words.gatewaysId, order.gatewayId],
          [words.made, formatMoment(order.createdAt)],
          [words.paid, order.paidAt && formatMoment(order.paidAt)],
          [words.toBePaidBy, order.paidAt ? null : formatMoment(order.expiresAt)],
          [words.lastAsked, order.checkedAt && formatMoment(order.checkedAt)],
          [
            words.papers,
            papers.length === 0 ? null : (
              <span key="papers" className="flex flex-wrap gap-x-3">
                {papers.map(({ id, number }) => (
                  <AppLink key={id} className="link" href={`/PreviewInvoice/${id}`}>
                    {number}
                  </AppLink>
                ))}
              </span>
            ),
          ],
        ]}
      />
    </OrderSection>
  );
}
