import { classes } from '#client/ui/classes.ts';
import type { QueueCount } from '#contract/people/staff-inbox.ts';
import { QUEUE_LABEL, STAFF_QUEUE, type StaffQueue } from '#domain/people/staff-queue.ts';
import words from '#messages/people/inbox/index.ts';
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
      <legend className="sr-only">{words.byKind}</legend>
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
              <span className="tabular text-sm font-semibold text-bad">
                {words.countOverdue({ count: overdue })}
              </span>
            )}
          </span>
          <span className="text-sm font-semibold">{QUEUE_LABEL[queue]}</span>
          <span className="text-sm text-muted">
            {words.oldestTarget({ age: formatAge(oldest), hours: STAFF_QUEUE[queue].hours })}
          </span>
        </button>
      ))}
    </fieldset>
  );
}
