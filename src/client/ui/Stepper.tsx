import { Check } from 'lucide-react';
import words from '#messages/lib/kit/index.ts';
import { classes } from './classes.ts';

interface Props {
  /** What the steps lead to. */
  label: string;
  steps: readonly string[];
  /** Index of the step one is at; `steps.length` when all are done. */
  current: number;
}

const CIRCLE =
  'tabular flex size-7 shrink-0 items-center justify-center rounded-full text-sm font-semibold';

/** How far along one is; on a phone only the present step is named. */
export function Stepper({ label, steps, current }: Props) {
  return (
    <ol aria-label={label} className="flex items-center gap-2">
      {steps.map((step, i) => (
        <li
          key={step}
          aria-current={i === current ? 'step' : undefined}
          className="flex items-center gap-2 not-last:grow not-last:after:h-px not-last:after:min-w-3 not-last:after:grow not-last:after:bg-line-strong"
        >
          <span
            aria-hidden="true"
            className={classes(
              CIRCLE,
              i > current ? 'border border-line-strong text-muted' : 'bg-brand text-on-brand',
            )}
          >
            {i < current ? <Check className="size-4" /> : i + 1}
          </span>
          <span className={i === current ? 'font-semibold' : 'text-muted max-sm:sr-only'}>
            {step}
            {i < current && <span className="sr-only">{words.stepDone}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
