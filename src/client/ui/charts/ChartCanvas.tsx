import { useEffect, useRef, useState } from 'react';
import words from '#messages/lib/kit/index.ts';
import { type Draw, dressed } from './draw.ts';
import { readInks } from './inks.ts';
import { useDark } from './use-dark.ts';

interface Props {
  /** Keep it with useMemo: another one draws anew. */
  draw: Draw;
  /** What the chart is of; its figures are in the table beside it. */
  label: string;
}

/** A chart that fills its box, in the page's colours. Its code comes only when one is shown. */
export function ChartCanvas({ draw, label }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const isDark = useDark();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours are read when it turns dark
  useEffect(() => {
    let gone = false;
    let destroy: () => void = () => undefined;
    import('./chart.ts')
      .then(({ drawChart }) => {
        if (gone || !canvas.current) return;
        const inks = readInks();
        const chart = drawChart(canvas.current, dressed(draw(inks), inks), inks.font);
        destroy = () => chart.destroy();
      })
      .catch(() => setHasFailed(true));
    return () => {
      gone = true;
      destroy();
    };
  }, [draw, isDark]);
  if (hasFailed) {
    return (
      <p role="status" className="grid h-full place-items-center text-center text-muted">
        {words.chartFailed}
      </p>
    );
  }
  return (
    <div className="relative h-full">
      <canvas
        ref={canvas}
        className="max-w-full"
        role="img"
        aria-label={words.chartHasTable({ label })}
      />
    </div>
  );
}
