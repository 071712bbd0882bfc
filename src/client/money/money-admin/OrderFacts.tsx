import { AppLink } from '#client/ui/AppLink.tsx';
import { formatMoment } from '#client/ui/moment.ts';
import type { AdminOrder } from '#contract/money/money-admin.ts';
import { formatExactRupees } from '#domain/lib/money.ts';
import { ROLE_LABEL } from '#domain/lib/role.ts';
import { Facts } from './Facts.tsx';
import { OrderSection } from './OrderSection.tsx';

const unlessZero = (rupees: number) => (rupees === 0 ? null : formatExactRupees(rupees));

export function OrderAmounts({ order }: { order: AdminOrder }) {
  const { amounts, refunded, refundable, coupon } = order;
  return (
    <OrderSection title="Amounts">
      <Facts
        facts={[
          ['Price', formatExactRupees(amounts.list)],
          ['Discount', amounts.discount ? `−${formatExactRupees(amounts.discount)}` : null],
          ['Coupon', coupon],
          ['Before tax', formatExactRupees(amounts.net)],
          ['CGST', unlessZero(amounts.cgst)],
          ['SGST', unlessZero(amounts.sgst)],
          ['IGST', unlessZero(amounts.igst)],
          ['Total', <b key="total">{formatExactRupees(amounts.total)}</b>],
          ['Gone back', unlessZero(refunded)],
          ['Can go back', formatExactRupees(refundable)],
        ]}
      />
    </OrderSection>
  );
}

export function OrderFacts({ order }: { order: AdminOrder }) {
  const { payer, billing, item, subjectKind, subjectId, papers } = order;
  return (
    <OrderSection title="Order">
      <Facts
        facts={[
          [
            'Payer',
            <AppLink key="payer" className="link" href={`/Admin/Users?q=%23${payer.id}`}>
              {payer.name} #{payer.id}
            </AppLink>,
          ],
          ['E-mail', payer.email],
          ['Role', ROLE_LABEL[payer.role]],
          ['Billed to', [billing.name, billing.address].filter(Boolean).join(', ')],
          ['GSTIN', billing.gstin],
          ['Place of supply', order.placeOfSupply],
          ['About', subjectKind && `${subjectKind} #${subjectId}`],
          ['Price list', item && `${item.code}, version ${item.version}`],
          ['Gateway’s id', order.gatewayId],
          ['Made', formatMoment(order.createdAt)],
          ['Paid', order.paidAt && formatMoment(order.paidAt)],
          ['To be paid by', order.paidAt ? null : formatMoment(order.expiresAt)],
          ['Last asked', order.checkedAt && formatMoment(order.checkedAt)],
          [
            'Papers',
            papers.length > 0 && (
              <span className="flex flex-wrap gap-x-3">
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
