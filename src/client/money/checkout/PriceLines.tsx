import type { OrderAmounts } from '#contract/money/payments.ts';
import { formatExactRupees } from '#domain/lib/money.ts';
import { GST_PERCENT } from '#domain/money/gst.ts';
import words from '#messages/money/checkout/index.ts';

/** What makes up the total, a line each; lines of nothing are left out. */
export function PriceLines({ amounts }: { amounts: OrderAmounts }) {
  const { list, discount, cgst, sgst, igst, total } = amounts;
  const isTaxed = cgst + sgst + igst > 0;
  const lines: [string, number][] = [
    [isTaxed ? words.withoutGst : words.amount, list],
    [words.discount, -discount],
    [words.cgst({ gstPercent: GST_PERCENT / 2 }), cgst],
    [words.sgst({ gstPercent: GST_PERCENT / 2 }), sgst],
    [words.igst({ gstPercent: GST_PERCENT }), igst],
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
        <dt className="font-semibold">{words.toPay}</dt>
        <dd className="text-xl font-bold whitespace-nowrap">{formatExactRupees(total)}</dd>
      </div>
    </dl>
  );
}
