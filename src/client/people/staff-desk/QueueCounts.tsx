import { classes } from '#client/ui/classes.ts';
import type { QueueCount } from '#contract/people/staff-inbox.ts';
import { STAFF_QUEUE, type StaffQueue } from '#domain/people/staff-queue.ts';
import { formatAge } from './age.ts';

interface Props {
  queues: readonly QueueCount[];
  chosen: StaffQueue | undefined;
  onChoose: (queue: StaffQueue | undefined) => void;
}

/** How much waits, by what it is; pressed, the list shows that alone. */
export function QueueCounts({ queues, chosen, onChoose }: Props) {
  return (
    <fieldset className="grid grid-cols-2 gap-2 sm:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))]">
      <legend className="sr-only">What waits, by kind</legend>
      {queues.map(({ queue, waiting, overdue, oldest }) => (
        <button
          key={queue}
          type="button"
          aria-pressed={queue === chosen}
          onClick={() => onChoose(queue === chosen ? undefined : queue)}
          className={classes(
            'card grid content-start gap-0.5 p-3 text-left hover:border-brand',
            queue === chosen && 'border-brand bg-brand-soft',
          )}
        >
          <span className="flex items-baseline justify-between gap-2">
            <span className="tabular text-xl font-bold">{waiting}</span>
            {overdue > 0 && (
              <span className="tabular text-sm font-semibold text-bad">{overdue} overdue</span>
            )}
          </span>
          <span className="text-sm font-semibold">{STAFF_QUEUE[queue].label}</span>
          <span className="text-sm text-muted">
            Oldest {formatAge(oldest)}, target {STAFF_QUEUE[queue].hours}&nbsp;h
          </span>
        </button>
      ))}
    </fieldset>
  );
}
