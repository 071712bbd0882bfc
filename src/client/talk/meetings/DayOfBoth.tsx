import { useCall } from '#client/lib/use-call.ts';
import { busyTimes } from '#contract/talk/meetings.ts';
import { clash, type Timed } from '#domain/lib/time/clash.ts';
import { formatTime } from '#domain/lib/time/format.ts';
import { dayName } from '#domain/lib/time/month.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import words from '#messages/talk/meetings/index.ts';

const timesOf = ({ start, end }: Timed) =>
  words.spanOf({ start: formatTime(start), end: formatTime(end) });

interface Props {
  threadId: number;
  other: string | undefined;
  /** When the meeting would be; undefined while that is not said. */
  chosen: Timed | undefined;
}

/** What both have on the day of a meeting that is being proposed, and whether it clashes. */
export function DayOfBoth({ threadId, other = words.theOther, chosen }: Props) {
  const day = chosen && puneDate(new Date(chosen.start));
  const input = day ? { params: { threadId }, query: { day } } : null;
  const both = useCall(busyTimes, input).answer?.data;
  if (!chosen || !day || !both) return null;
  const entries = [
    ...both.own.map((one) => ({ ...one, who: words.youHave({ about: one.about }) })),
    ...both.theirs.map((one) => ({ ...one, who: words.isBusy({ other }) })),
  ].toSorted((a, b) => a.start.localeCompare(b.start));
  return (
    <div className="grid gap-2 rounded-card bg-sunk p-3 text-sm" role="status">
      <p className="font-semibold">{words.dayByPune({ day: dayName(day) })}</p>
      {entries.length === 0 && <p className="text-muted">{words.neitherHas}</p>}
      {entries.length > 0 && (
        <ul className="grid gap-1">
          {entries.map((entry) => (
            <li key={`${entry.who} ${entry.start}`} className="wrap-anywhere">
              <span className="tabular">{timesOf(entry)}</span> {entry.who}
              {clash(entry, chosen) && <b className="text-warn"> · {words.atThatTime}</b>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
