import type { getFiguresCsv } from '#contract/market/analytics-charts.ts';
import { measure } from '#domain/market/kind.ts';
import type { Verb } from '#server/http/execute.ts';
import { csvDownload, csvOf } from '#server/lib/csv.ts';
import { requireFull } from './depth.ts';
import { findLocalities } from './find-localities.ts';
import { readAge } from './read-age.ts';

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
  const csv = csvOf([
    [`${query.type}, ${query.listedin}. ${measure()} As of ${asOf?.toISOString() ?? 'never'}.`],
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
  ]);
  return csvDownload(csv, `pune-${query.listedin}-${query.type}.csv`);
};
