import { sql } from 'drizzle-orm';
import type { getMyListingsCsv, OwnListing } from '#contract/homes/my-listings.ts';
import { LISTING_INTEREST_DAYS } from '#domain/homes/interest.ts';
import type { CsvCell } from '#domain/lib/csv.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import { plainNumber } from '#server/db/rows.ts';
import type { Verb } from '#server/http/execute.ts';
import { csvDownload, csvOf } from '#server/lib/csv.ts';
import { narrowed } from './narrowed.ts';
import { findOwn } from './own-rows.ts';

const MAX_ROWS = 2_000;

const COLUMNS: readonly [string, (listing: OwnListing) => CsvCell][] = [
  ['Property', ({ propertydata }) => propertydata.id],
  ['Title', ({ propertydata }) => propertydata.title],
  ['Kind', ({ propertydata }) => propertydata.subcategory],
  ['For', ({ propertydata }) => (propertydata.listedin === 'sell' ? 'Sale' : 'Rent')],
  ['Locality', ({ locationData }) => locationData.locality],
  ['State', ({ status }) => status],
  ['Price in rupees', ({ propertydata }) => propertydata.price],
  ['Confirmed', ({ freshness }) => puneDate(new Date(freshness.confirmedAt))],
  [`Looks in ${LISTING_INTEREST_DAYS} days`, ({ interest }) => interest.looks],
  [`Keeps in ${LISTING_INTEREST_DAYS} days`, ({ interest }) => interest.keeps],
  [`Enquiries in ${LISTING_INTEREST_DAYS} days`, ({ interest }) => interest.enquiries],
  ['Contact requests', ({ responses }) => responses.contacts],
  ['Visits', ({ responses }) => responses.visits],
  ['Bids', ({ responses }) => responses.bids],
  ['Bookings', ({ responses }) => responses.bookings],
  ['Waiting for an answer', ({ responses }) => responses.waiting],
  ['Quality of 100', ({ quality }) => quality.score],
];

export const getMyListingsCsvVerb: Verb<typeof getMyListingsCsv> = async (
  context,
  { params, query },
) => {
  const { condition, order } = narrowed(context, params.id, query);
  const found = await findOwn(
    context,
    params.id,
    sql`${condition} order by ${order} limit ${plainNumber(MAX_ROWS)}`,
  );
  const csv = csvOf([
    COLUMNS.map(([head]) => head),
    ...found.map((listing) => COLUMNS.map(([, read]) => read(listing))),
  ]);
  return csvDownload(csv, `my-properties-${puneDate(context.now())}.csv`);
};
