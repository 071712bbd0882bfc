import type { ReactNode } from 'react';

/** A table's column as screen and file both have it. */
export interface FigureColumn<Row> {
  key: string;
  head: string;
  /** As the file has it; null where there is no figure. */
  value: (row: Row) => string | number | null;
  /** As the screen has it, where that is something else. */
  show?: (row: Row) => ReactNode;
  numeric?: boolean;
  /** Only on screen, or only in the file; without it in both. */
  only?: 'screen' | 'file';
}

export interface Figures<Row> {
  /** What the table holds. */
  caption: string;
  /** The first names the row. */
  columns: readonly FigureColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
}

/** Text that a spreadsheet would take for a formula is marked as text. */
function csvCell(value: string | number | null): string {
  if (value === null) return '';
  const text = typeof value === 'string' ? value.replace(/^(?=[=+\-@\t\r])/, "'") : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Heads and rows as CSV, with the mark by which spreadsheets know the encoding. */
export function csvOf<Row>(table: Pick<Figures<Row>, 'columns' | 'rows'>): string {
  const columns = table.columns.filter(({ only }) => only !== 'screen');
  const lines = [
    columns.map(({ head }) => csvCell(head)),
    ...table.rows.map((row) => columns.map(({ value }) => csvCell(value(row)))),
  ];
  return `\uFEFF${lines.map((line) => line.join(',')).join('\r\n')}\r\n`;
}
