import { ChartPlace } from '#client/ui/charts/ChartCard.tsx';
import { MIN_SAMPLE } from '#domain/homes/min-sample.ts';
import { groupDigits } from '#domain/lib/money.ts';

/** Instead of a chart of next to nothing. */
export function TooFew({ title, n, of }: { title: string; n: number; of: string }) {
  return (
    <ChartPlace title={title}>
      <p className="text-center text-muted">
        {of}: n = {groupDigits(n)}. Under {MIN_SAMPLE} no figure is shown, because it would say more
        about chance than about the market. Choose a wider area or another type.
      </p>
    </ChartPlace>
  );
}
