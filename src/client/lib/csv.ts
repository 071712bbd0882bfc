import { stringify } from 'csv-stringify/browser/esm/sync';
import { CSV_OPTIONS, type CsvCell, UTF8_MARK } from '#domain/lib/csv.ts';

/** Lines as a spreadsheet opens them. What writes them weighs 10 KB: import this when asked for. */
export const csvOf = (lines: readonly (readonly CsvCell[])[]): string =>
  UTF8_MARK + stringify([...lines], CSV_OPTIONS);
