import { Download } from '#contract/lib/download.ts';
import type { getFiguresCsv } from '#contract/market/analytics-charts.ts';
import { MEASURE } from '#domain/market/kind.ts';
import type { Verb } from '#server/http/execute.ts';
import { requireFull } from './depth.ts';
import { findLocalities } from './find-localities.ts';
import { readAge } from './read-age.ts';

type Cell = string | number | null;

/** Text that a spreadsheet would take for a formula is marked as text. */
function cell(value: Cell): string {
  if (value === null) return '';
  const text = typeof value === 'string' ? value.replace(/^(?=[=+\-@\t\r])/, "'") : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const HEAD = [
  'Locality',
  'District',
  'On offer',
  'n (price per sq ft)',
  'Lower quartile',
  'Median',
  'Upper quartile',
  'n (price)',
  'Lowest price',
  'Median price',
  'Highest price',
];

/** A table with a line above it that says what it is and how old. */
export const getFiguresCsvVerb: Verb<typeof getFiguresCsv> = async (context, { query }) => {
  requireFull(context);
  const { asOf } = await readAge(context.db);
  const found = await findLocalities(context.db, query, query.district);
  const lines: Cell[][] = [
    [`${query.type}, ${query.listedin}. ${MEASURE} As of ${asOf?.toISOString() ?? 'never'}.`],
    HEAD,
    ...found.map(({ name, district, figures: { live, rate, price } }) => [
      name,
      district,
      live,
      rate.n,
      rate.low,
      rate.median,
      rate.high,
      price.n,
      price.min,
      price.median,
      price.max,
    ]),
  ];
  // With the mark by which spreadsheets know the encoding.
  const text = `\uFEFF${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
  return new Download(text, 'text/csv; charset=utf-8', `pune-${query.listedin}-${query.type}.csv`);
};
