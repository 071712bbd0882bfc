import type { Rating } from '#contract/professionals/reviews.ts';
import { toPercent } from '#domain/lib/percent.ts';
import words from '#messages/professionals/reviews/index.ts';
import { Stars } from './Stars.tsx';

interface Props {
  rating: Rating;
  lastYear: Pick<Rating, 'mean' | 'count'>;
  /** Only reviews with so many stars are shown; 0 for all. */
  stars: number;
  onStars: (stars: number) => void;
}

/** The mean, and how many gave how many stars; a press on a line shows only those. */
export function RatingBox({ rating: { mean, count, spread }, lastYear, stars, onStars }: Props) {
  if (mean === null) return null;
  return (
    <section
      className="card grid gap-5 p-5 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-center"
      aria-label={words.rating}
    >
      <div className="grid justify-items-start gap-1 sm:pr-6">
        <p className="tabular text-4xl font-bold">{mean.toFixed(1)}</p>
        <Stars value={mean} />
        <p className="text-sm text-muted">{words.reviews({ count })}</p>
        {lastYear.mean !== null && lastYear.count < count && (
          <p className="tabular text-sm text-muted">
            {words.lastTwelveMonths({ mean: lastYear.mean.toFixed(1) })}
          </p>
        )}
      </div>
      <ul>
        {[5, 4, 3, 2, 1].map((line) => {
          const n = spread[line - 1] ?? 0;
          return (
            <li key={line}>
              <button
                type="button"
                aria-pressed={stars === line}
                disabled={n === 0}
                className="flex min-h-9 w-full items-center gap-3 rounded-control px-2 text-sm enabled:cursor-pointer enabled:hover:bg-sunk aria-pressed:bg-brand-soft aria-pressed:font-semibold"
                onClick={() => onStars(stars === line ? 0 : line)}
              >
                <span className="w-14 text-left whitespace-nowrap">{words.stars({ line })}</span>
                <span aria-hidden="true" className="h-2 grow overflow-hidden rounded-full bg-sunk">
                  <span
                    className="block h-full bg-accent"
                    style={{ width: `${toPercent(n / count)}%` }}
                  />
                </span>
                <span className="tabular w-8 text-right">{n}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
