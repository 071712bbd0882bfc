export type CsvCell = string | number | null;

export const CSV_TYPE = 'text/csv; charset=utf-8';

/** The mark (BOM) by which spreadsheets know that a file is UTF-8. */
export const UTF8_MARK = '\uFEFF';

/**
 * How csv-stringify writes for us, on the server as in the browser. Text that a spreadsheet would
 * run as a formula gets an apostrophe in front, which makes it text; numbers are left as they are.
 */
export const CSV_OPTIONS = {
  escape_formulas: true,
  record_delimiter: '\r\n',
  // Else only a whole delimiter is quoted, and a single line feed begins a new line.
  quote_record_delimiter: true,
};
