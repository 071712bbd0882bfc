import { AppLink } from '#client/ui/AppLink.tsx';
import { classes } from '#client/ui/classes.ts';
import { filled } from '#client/ui/filled.tsx';
import type { WireComparable } from '#contract/professionals/evaluators.ts';
import { formatSqft } from '#domain/homes/area.ts';
import { placeName } from '#domain/homes/gazetteer/place-name.ts';
import { formatRupees, groupDigits } from '#domain/lib/money.ts';
import type { Adjusted } from '#domain/professionals/valuation.ts';
import valuationsWords from '#messages/professionals/valuations/index.ts';

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
  const when = months === 0 ? valuationsWords.month : valuationsWords.monthsAgo({ months });
  return (
    <li className={classes('grid grid-cols-1 gap-2 py-4', !chosen && 'text-muted')}>
      <div className="flex items-start gap-3">
        <input
          type="checkbox"
          className="mt-0.5 size-6 shrink-0 cursor-pointer accent-brand"
          aria-label={valuationsWords.count({ title })}
          checked={chosen}
          onChange={(event) => onChoose(event.target.checked)}
        />
        <div className="min-w-0 grow">
          <p className="font-semibold wrap-anywhere">
            <AppLink className="link" href={`/ViewPropertyDetails/${id}`}>
              {title}
            </AppLink>
            {!title.includes(locality) && `, ${placeName(locality)}`}
          </p>
          <p className="text-sm text-muted">
            {valuationsWords.mAway({
              which: closed
                ? valuationsWords.takenLastAsked({ when })
                : valuationsWords.confirmedAsks({ when }),
              price: formatRupees(price),
              areaSqft: formatSqft(areaSqft),
              metres: groupDigits(metres),
            })}
          </p>
        </div>
      </div>
      <div className="grid gap-1 pl-9 text-sm">
        <p className="tabular">
          {valuationsWords.perSqFt({ rate: groupDigits(rate) })}
          {adjustments.length > 0 &&
            filled(valuationsWords.adjusted, { bold: <b>₹ {groupDigits(adjustedRate)}</b> })}
          {chosen && (
            <span className="text-muted">
              {' · '}
              {valuationsWords.counts({ share: share.toFixed(0) })}
            </span>
          )}
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
