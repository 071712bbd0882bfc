import type { CostLine } from '#domain/homes/stamp-duty.ts';
import { formatRupees } from '#domain/lib/money.ts';

interface Props {
  lines: readonly CostLine[];
  total: { label: string; rupees: number };
}

/** What is to be paid, each with where the rule stands, and all of it together. */
export function CostLines({ lines, total }: Props) {
  return (
    <dl className="grid gap-3" aria-live="polite">
      {lines.map(({ label, rupees, source }) => (
        <div key={label} className="grid grid-cols-[1fr_auto] gap-x-4 border-b border-line pb-3">
          <dt>
            {label}
            {source && <span className="block text-xs text-muted">{source}</span>}
          </dt>
          <dd className="tabular font-semibold whitespace-nowrap">{formatRupees(rupees)}</dd>
        </div>
      ))}
      <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-4">
        <dt className="font-semibold">{total.label}</dt>
        <dd className="tabular text-2xl font-bold whitespace-nowrap">
          {formatRupees(total.rupees)}
        </dd>
      </div>
    </dl>
  );
}
