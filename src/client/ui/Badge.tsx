import type { ReactNode } from 'react';
import { classes } from './classes.ts';

export type Tone = 'good' | 'warn' | 'bad' | 'neutral' | 'brand';

const LOOK: Record<Tone, string> = {
  good: 'bg-good/12 text-good',
  warn: 'bg-warn/12 text-warn',
  bad: 'bg-bad/12 text-bad',
  neutral: 'bg-sunk text-ink',
  brand: 'bg-brand-soft text-brand',
};

/** A state in a word or two; the words carry the meaning, the colour only helps. */
export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={classes(
        'inline-flex h-fit items-center rounded-full px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap',
        LOOK[tone],
      )}
    >
      {children}
    </span>
  );
}
