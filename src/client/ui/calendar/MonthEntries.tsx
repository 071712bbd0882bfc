import { classes } from '#client/ui/classes.ts';
import kitWords from '#messages/lib/kit/index.ts';
import type { CalendarEntry } from './entry.ts';

const SHOWN = 3;

export const LOOK = {
  firm: 'bg-brand text-on-brand',
  open: 'border border-brand bg-raised text-brand',
  free: 'border border-dashed border-line-strong bg-raised text-muted',
} as const;

/** The first of a day's entries; the day's name has all of them for who does not see. */
export function MonthEntries({ entries }: { entries: readonly CalendarEntry[] }) {
  const rest = entries.length - SHOWN;
  return (
    <div aria-hidden="true" className="grid gap-0.5">
      {entries.slice(0, rest > 1 ? SHOWN - 1 : SHOWN).map(({ key, words, look = 'firm' }) => (
        <p key={key} className={classes('truncate rounded-control px-1 text-xs', LOOK[look])}>
          {words}
        </p>
      ))}
      {rest > 1 && (
        <p className="px-1 text-xs text-muted">{kitWords.andMore({ count: rest + 1 })}</p>
      )}
    </div>
  );
}
