import { ANSWER_SECONDS } from '#server/lib/seeing/durations.ts';
import { counter, histogram } from '#server/lib/seeing/metric.ts';

const statements = histogram(
  'db_statement_seconds',
  'How long statements took, by whether they failed',
  { outcome: ['ok', 'failed'] },
  ANSWER_SECONDS,
);
const slow = counter(
  'db_slow_statements_total',
  'Statements that took SLOW_STATEMENT_MS or more',
  {},
);

export const STATEMENT_METRICS = [statements, slow];

export const countStatement = (ms: number, outcome: 'ok' | 'failed') =>
  statements.took({ outcome }, ms / 1_000);
export const countSlow = () => slow.add({});
