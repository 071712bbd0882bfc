import { formatRupees, groupDigits } from '#domain/lib/money.ts';
import { FEWEST_COMPARABLES, type Figures } from '#domain/professionals/valuation.ts';

interface Props {
  figures: Figures | null;
  areaSqft: number;
  chosen: number;
  isRent: boolean;
}

/** What the chosen comparables come to; with too few it says so instead. */
export function FiguresBox({ figures, areaSqft, chosen, isRent }: Props) {
  return (
    <div role="status" className="grid gap-1 rounded-card bg-brand-soft p-4">
      {figures ? (
        <>
          <p className="text-sm">
            Likely {isRent ? 'rent a month' : 'value'} by {chosen} comparables
          </p>
          <p className="tabular text-2xl font-bold">{formatRupees(figures.likely)}</p>
          <p className="tabular text-sm">
            {formatRupees(figures.low)} to {formatRupees(figures.high)} · ₹{' '}
            {groupDigits(figures.likely / areaSqft)} per sq ft
          </p>
        </>
      ) : (
        <p>
          <b>
            {chosen} {chosen === 1 ? 'comparable is' : 'comparables are'} too few to reckon from;{' '}
            {FEWEST_COMPARABLES} are needed.
          </b>{' '}
          Give your own figures below and say what they rest on.
        </p>
      )}
    </div>
  );
}
