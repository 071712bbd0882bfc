import { filled } from '#client/ui/filled.tsx';
import { formatRupees, groupDigits } from '#domain/lib/money.ts';
import { FEWEST_COMPARABLES, type Figures } from '#domain/professionals/valuation.ts';
import words from '#messages/professionals/valuations/index.ts';

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
            {words.likelyComparables({ which: isRent ? words.rentMonth : words.value, chosen })}
          </p>
          <p className="tabular text-2xl font-bold">{formatRupees(figures.likely)}</p>
          <p className="tabular text-sm">
            {words.toPer({
              low: formatRupees(figures.low),
              high: formatRupees(figures.high),
              likely: groupDigits(figures.likely / areaSqft),
            })}
          </p>
        </>
      ) : (
        <p>
          {filled(words.giveOwnFigures, {
            bold: (
              <b>
                {words.tooFewReckon({
                  chosen,
                  which: chosen === 1 ? words.comparable : words.comparablesAre,
                  fewestComparables: FEWEST_COMPARABLES,
                })}
              </b>
            ),
          })}
        </p>
      )}
    </div>
  );
}
