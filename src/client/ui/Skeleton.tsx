import { classes } from './classes.ts';

const BAR = 'rounded-control bg-line motion-safe:animate-pulse';
const WIDTHS = ['w-full', 'w-11/12', 'w-4/5', 'w-2/3'];

const upTo = (count: number) => Array.from({ length: count }, (_, i) => i);

function Lines({ count }: { count: number }) {
  return (
    <div className="grid gap-3">
      {upTo(count).map((i) => (
        <div key={i} className={classes(BAR, 'h-4', WIDTHS[i % WIDTHS.length])} />
      ))}
    </div>
  );
}

/** The shape of what is coming: lines of text, or cards in a grid. Says nothing to a screen reader. */
export function Skeleton({
  lines,
  cards,
}: { lines: number; cards?: never } | { cards: number; lines?: never }) {
  return (
    <div aria-hidden="true">
      {cards === undefined ? (
        <Lines count={lines} />
      ) : (
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {upTo(cards).map((i) => (
            <div key={i} className="card grid gap-4 p-4">
              <div className={classes(BAR, 'h-24')} />
              <Lines count={3} />
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
