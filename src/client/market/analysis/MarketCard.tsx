import type { ReactNode } from 'react';
import { ChartPlace } from '#client/ui/charts/ChartCard.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import type { AppError } from '#contract/lib/errors.ts';
import { InFullOnly } from './Gate.tsx';

interface Props<T> {
  title: string;
  call: {
    state: 'loading' | 'failed' | 'ready';
    answer: T | undefined;
    error: AppError | undefined;
    reload: () => unknown;
  };
  /** What the summary does not have; of what it has, nothing. */
  inFullOnly?: string | undefined;
  children: (answer: T) => ReactNode;
}

const WAITING = (
  <div
    aria-hidden="true"
    className="h-88 rounded-control bg-line opacity-60 motion-safe:animate-pulse"
  />
);

/** The place of a chart in every state it can be in, of about the same size in each. */
export function MarketCard<T>({ title, call, inFullOnly, children }: Props<T>) {
  if (inFullOnly) return <InFullOnly title={title} what={inFullOnly} />;
  if (call.answer !== undefined) return children(call.answer);
  return (
    <ChartPlace title={title}>
      <Loader state={call.state} error={call.error} onRetry={call.reload} skeleton={WAITING}>
        {null}
      </Loader>
    </ChartPlace>
  );
}
