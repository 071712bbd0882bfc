import type { ReactNode } from 'react';
import type { Tone } from './Badge.tsx';
import { classes } from './classes.ts';
import { formatMoment } from './moment.ts';

export interface TimelineItem {
  at: Date;
  title: string;
  detail?: ReactNode;
  tone?: Tone;
}

const DOT: Record<Tone, string> = {
  good: 'bg-good',
  warn: 'bg-warn',
  bad: 'bg-bad',
  neutral: 'bg-line-strong',
  brand: 'bg-brand',
};

/** The history of a record, in the order given. */
export function Timeline({ items }: { items: readonly TimelineItem[] }) {
  return (
    <ol className="ml-1.5">
      {items.map(({ at, title, detail, tone = 'neutral' }) => (
        <li
          key={`${at.getTime()} ${title}`}
          className="relative border-l-2 border-line pb-6 pl-5 last:border-transparent last:pb-0"
        >
          <span
            aria-hidden="true"
            className={classes('absolute top-1.5 -left-[7px] size-3 rounded-full', DOT[tone])}
          />
          <p className="font-semibold">{title}</p>
          <time dateTime={at.toISOString()} className="block text-sm text-muted">
            {formatMoment(at)}
          </time>
          {detail && <div className="mt-1">{detail}</div>}
        </li>
      ))}
    </ol>
  );
}
