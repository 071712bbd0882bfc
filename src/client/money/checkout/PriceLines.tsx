import type { OrderAmounts } from '#contract/money/payments.ts';
import { formatExactRupees } from '#domain/lib/money.ts';
import { GST_PERCENT } from '#domain/money/gst.ts';

/** What makes up the total, a line each; lines of nothing are left out. */
export function PriceLines({ amounts }: { amounts: OrderAmounts }) {
  const { list, discount, cgst, sgst, igst, total } = amounts;
  const isTaxed = cgst + sgst + igst > 0;
  const lines: [string, number][] = [
    [isTaxed ? 'Price without GST' : 'Amount', list],
    ['Discount', -discount],
    [`CGST at ${GST_PERCENT / 2} %`, cgst],
    [`SGST at ${GST_PERCENT / 2} %`, sgst],
    [`IGST at ${GST_PERCENT} %`, igst],
  ];
  return (
    <dl className="tabular grid gap-1.5">
      {lines
        .filter(([, rupees]) => rupees !== 0)
        .map(([label, rupees]) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-muted">{label}</dt>
            <dd className="whitespace-nowrap">
              {rupees < 0 && '−'}
              {formatExactRupees(Math.abs(rupees))}
            </dd>
          </div>
        ))}
      <div className="flex items-baseline justify-between gap-4 border-t border-line pt-2.5">
        <dt className="font-semibold">To pay</dt>
        <dd className="text-xl font-bold whitespace-nowrap">{formatExactRupees(total)}</dd>
      </div>
    </dl>
  );
}
