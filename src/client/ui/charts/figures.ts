import type { ReactNode } from 'react';
import type { CsvCell } from '#domain/lib/csv.ts';

/** A table's column as screen and file both have it. */
export interface FigureColumn<Row> {
  key: string;
  head: string;
  /** As the file has it; null where there is no figure. */
  value: (row: Row) => CsvCell;
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
