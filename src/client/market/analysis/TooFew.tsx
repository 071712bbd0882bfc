import { ChartPlace } from '#client/ui/charts/ChartCard.tsx';
import { MIN_SAMPLE } from '#domain/homes/min-sample.ts';
import { groupDigits } from '#domain/lib/money.ts';
import words from '#messages/market/analysis/index.ts';

/** Instead of a chart of next to nothing. */
export function TooFew({ title, n, of }: { title: string; n: number; of: string }) {
  return (
    <ChartPlace title={title}>
      <p className="text-center text-muted">
        {words.tooFewWhy({ of, n: groupDigits(n), least: MIN_SAMPLE })}
      </p>
    </ChartPlace>
  );
}
