import { csvOf } from '#client/lib/csv.ts';
import type { Figures } from './figures.ts';

/** A table's heads and rows as a file has them. */
export function figuresCsv<Row>(table: Pick<Figures<Row>, 'columns' | 'rows'>): string {
  const columns = table.columns.filter(({ only }) => only !== 'screen');
  return csvOf([
    columns.map(({ head }) => head),
    ...table.rows.map((row) => columns.map(({ value }) => value(row))),
  ]);
}
