import { ChartLine, Table2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { Section } from '#client/ui/Section.tsx';
import words from '#messages/lib/kit/index.ts';
import { Downloads } from './Downloads.tsx';
import { FigureTable } from './FigureTable.tsx';
import type { Figures } from './figures.ts';

interface Props<Row> {
  title: string;
  /** How many the chart is of, and how old its figures are. */
  note: ReactNode;
  /** Of the files it can be saved as. */
  fileName: string;
  table: Figures<Row>;
  /** Whether the table can be had as a file. */
  hasCsv: boolean;
  picture: () => Promise<Blob>;
  /** The chart; it fills a box of fixed height. */
  children: ReactNode;
}

/** A chart with its table, n and age, to be looked at either way and taken along. */
export function ChartCard<Row>({
  title,
  note,
  fileName,
  table,
  hasCsv,
  picture,
  children,
}: Props<Row>) {
  const [isTable, setIsTable] = useState(false);
  const titleId = useId();
  return (
    <Section
      title={title}
      titleId={titleId}
      size="lg"
      className="card grid grid-cols-1 content-start gap-3 p-4"
    >
      <p className="tabular text-sm text-muted">{note}</p>
      {isTable ? <FigureTable {...table} /> : <div className="h-72 min-w-0">{children}</div>}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="quiet"
          icon={isTable ? ChartLine : Table2}
          aria-label={`${isTable ? words.showChart : words.showTable}: ${title}`}
          onClick={() => setIsTable(!isTable)}
        >
          {isTable ? words.chart : words.table}
        </Button>
        <Downloads
          name={fileName}
          title={title}
          table={hasCsv ? table : undefined}
          picture={picture}
        />
      </div>
    </Section>
  );
}

/** The same room with something else in it: what is loading, too few, or not bought. */
export function ChartPlace({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <Section
      title={title}
      titleId={titleId}
      size="lg"
      className="card grid grid-cols-1 content-start gap-3 p-4"
    >
      <div className="grid min-h-72 content-center">{children}</div>
    </Section>
  );
}
