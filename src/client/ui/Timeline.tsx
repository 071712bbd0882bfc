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
    <ol>
      {items.map(({ at, title, detail, tone = 'neutral' }) => (
        <li
          key={`${at.getTime()} ${title}`}
          className="relative pb-6 pl-6 not-last:before:absolute not-last:before:top-6 not-last:before:bottom-0 not-last:before:left-[5px] not-last:before:w-0.5 not-last:before:bg-line last:pb-0"
        >
          <span
            aria-hidden="true"
            className={classes('absolute top-1.5 left-0 size-3 rounded-full', DOT[tone])}
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
