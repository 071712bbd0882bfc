import { AppLink } from '#client/ui/AppLink.tsx';
import { classes } from '#client/ui/classes.ts';
import type { WireComparable } from '#contract/professionals/evaluators.ts';
import { formatSqft } from '#domain/homes/area.ts';
import { counted } from '#domain/lib/counted.ts';
import { formatRupees, groupDigits } from '#domain/lib/money.ts';
import type { Adjusted } from '#domain/professionals/valuation.ts';

interface Props {
  comparable: WireComparable;
  reckoning: Adjusted;
  /** It counts. */
  chosen: boolean;
  onChoose: (chosen: boolean) => void;
}

const withSign = (percent: number) => `${percent > 0 ? '+' : '−'}${Math.abs(percent).toFixed(1)}%`;

/** A comparable with what it says, why, and whether it counts. */
export function ComparableRow({ comparable, reckoning, chosen, onChoose }: Props) {
  const { id, title, locality, price, areaSqft, metres, closed, months } = comparable;
  const { rate, adjustedRate, adjustments, share } = reckoning;
  const when = months === 0 ? 'this month' : `${counted(months, 'month')} ago`;
  return (
    <li className={classes('grid grid-cols-1 gap-2 py-4', !chosen && 'text-muted')}>
      <div className="flex items-start gap-3">
        <input
          type="checkbox"
          className="mt-0.5 size-6 shrink-0 cursor-pointer accent-brand"
          aria-label={`Count ${title}`}
          checked={chosen}
          onChange={(event) => onChoose(event.target.checked)}
        />
        <div className="min-w-0 grow">
          <p className="font-semibold wrap-anywhere">
            <AppLink className="link" href={`/ViewPropertyDetails/${id}`}>
              {title}
            </AppLink>
            {!title.includes(locality) && `, ${locality}`}
          </p>
          <p className="text-sm text-muted">
            {closed ? `Taken ${when}; last asked` : `Confirmed ${when}; asks`} {formatRupees(price)}{' '}
            · {formatSqft(areaSqft)} · {groupDigits(metres)} m away
          </p>
        </div>
      </div>
      <div className="grid gap-1 pl-9 text-sm">
        <p className="tabular">
          ₹ {groupDigits(rate)} per sq ft
          {adjustments.length > 0 && (
            <>
              , adjusted <b>₹ {groupDigits(adjustedRate)}</b>
            </>
          )}
          {chosen && <span className="text-muted"> · counts {share.toFixed(0)}%</span>}
        </p>
        {adjustments.length > 0 && (
          <ul className="text-muted">
            {adjustments.map(({ about, percent, words }) => (
              <li key={about}>
                <span className="tabular font-semibold">{withSign(percent)}</span> {words}
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
