import type { Tone } from '#client/ui/Badge.tsx';
import { Timeline } from '#client/ui/Timeline.tsx';
import type { TimelineEntry } from '#contract/lib/timeline.ts';

interface Props {
  entries: readonly TimelineEntry[];
  /** What an event is called, and how good it is. */
  wordsOf: (event: string) => { title: string; tone?: Tone };
}

/** The history of a bid or booking, oldest first. */
export function HistoryList({ entries, wordsOf }: Props) {
  return (
    <Timeline
      items={entries.map(({ at, event, note }) => ({
        ...wordsOf(event),
        at: new Date(at),
        ...(note && { detail: <p className="wrap-anywhere">{note}</p> }),
      }))}
    />
  );
}
