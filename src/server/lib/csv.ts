import { stringify } from 'csv-stringify/sync';
import { Download } from '#contract/lib/download.ts';
import { CSV_OPTIONS, CSV_TYPE, type CsvCell, UTF8_MARK } from '#domain/lib/csv.ts';

export const csvOf = (lines: readonly (readonly CsvCell[])[]): string =>
  stringify([...lines], CSV_OPTIONS);

/** CSV as an answer that a browser saves and a spreadsheet opens. */
export const csvDownload = (csv: string, fileName: string): Download =>
  new Download(UTF8_MARK + csv, CSV_TYPE, fileName);
