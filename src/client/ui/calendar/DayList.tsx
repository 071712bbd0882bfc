import type { ReactNode } from 'react';
import { dayName } from '#domain/lib/time/month.ts';
import { puneDate } from '#domain/lib/time/pune.ts';

interface Item {
  key: string;
  /** When it begins. */
  at: string;
  content: ReactNode;
}

/** What stands in a calendar by days, soonest first. */
export function DayList({ items }: { items: readonly Item[] }) {
  const sorted = items.toSorted((a, b) => a.at.localeCompare(b.at));
  const days = Map.groupBy(sorted, ({ at }) => puneDate(new Date(at)));
  return (
    <ol className="grid grid-cols-1 gap-6">
      {[...days].map(([day, some]) => (
        <li key={day} className="grid grid-cols-1 gap-3">
          <h3 className="text-base">{dayName(day)}</h3>
          <ul className="grid grid-cols-1 gap-3">
            {some.map(({ key, content }) => (
              <li key={key}>{content}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
