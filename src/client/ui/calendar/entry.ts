import { clash, type Timed } from '#domain/lib/time/clash.ts';
import { HOUR_MINUTES, MINUTE_MS } from '#domain/lib/time/lengths.ts';
import { puneMinute } from '#domain/lib/time/pune.ts';

/** What stands on a day. */
export interface CalendarEntry {
  key: string;
  words: string;
  /** When it is; without it, it is of the whole day. */
  time?: Timed;
  /** A time that is free stands in a dashed frame. */
  look?: 'firm' | 'open' | 'free';
}

/** The hours a week is drawn for, unless something is earlier or later. */
const HOURS = { first: 9, last: 19 };

export interface Placed {
  entry: CalendarEntry;
  /** From the top, and how high: parts of the whole. */
  top: number;
  height: number;
  /** Those that clash stand beside each other. */
  lane: number;
  lanes: number;
}

const minutesOf = ({ start, end }: Timed): [number, number] => {
  const from = puneMinute(new Date(start));
  return [from, from + (Date.parse(end) - Date.parse(start)) / MINUTE_MS];
};

/** From which hour to which a week with these is drawn. */
export function hoursOf(entries: readonly CalendarEntry[]): { first: number; last: number } {
  const spans = entries.flatMap(({ time }) => (time ? [minutesOf(time)] : []));
  return {
    first: Math.min(HOURS.first, ...spans.map(([from]) => Math.floor(from / HOUR_MINUTES))),
    last: Math.min(
      24,
      Math.max(HOURS.last, ...spans.map(([, until]) => Math.ceil(until / HOUR_MINUTES))),
    ),
  };
}

/** Where the entries of a day stand between two hours. */
export function placeEntries(
  entries: readonly CalendarEntry[],
  { first, last }: { first: number; last: number },
): Placed[] {
  const whole = (last - first) * HOUR_MINUTES;
  const placed: (Placed & { time: Timed })[] = [];
  const timed = entries.flatMap((entry) => (entry.time ? [{ entry, time: entry.time }] : []));
  for (const { entry, time } of timed.toSorted((a, b) =>
    a.time.start.localeCompare(b.time.start),
  )) {
    const [from, until] = minutesOf(time);
    const beside = placed.filter((other) => clash(other.time, time)).map(({ lane }) => lane);
    let lane = 0;
    while (beside.includes(lane)) lane += 1;
    placed.push({
      entry,
      time,
      top: (from - first * HOUR_MINUTES) / whole,
      height: (Math.min(until, last * HOUR_MINUTES) - from) / whole,
      lane,
      lanes: 1,
    });
  }
  return placed.map(({ time, ...at }) => ({
    ...at,
    lanes: 1 + Math.max(...placed.filter((o) => clash(o.time, time)).map(({ lane }) => lane)),
  }));
}
