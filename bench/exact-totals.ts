import { sql } from 'drizzle-orm';
import { searchRequest } from '#contract/homes/search-request.ts';
import type { Context } from '#server/core/context.ts';
import { rows } from '#server/db/rows.ts';
import { findPlace, matching } from '#server/homes/search/index.ts';
import type { HomeIndex } from '#server/homes/search-index/index.ts';
import { searchClasses } from './search.ts';

/** Of each kind of search. */
const COMPARED = 2;

export interface Compared {
  same: number;
  all: number;
}

/** Totals of the index beside those the database counts to the end, whatever their size. */
export async function compareTotals(context: Context, index: HomeIndex): Promise<Compared> {
  const lists = Object.values(searchClasses()).flatMap((paths) =>
    paths.filter((path) => path.includes('/propertylist?')).slice(0, COMPARED),
  );
  let same = 0;
  for (const path of lists) {
    const url = new URL(path, 'http://bench');
    const request = searchRequest.parse(Object.fromEntries(url.searchParams));
    const { where } = await findPlace(context, request);
    const [counted] = await rows<{ n: number }>(
      context.db,
      sql`select count(*) as n from listings l where ${matching(request, where)}`,
    );
    if (counted?.n === index.count(request, where, new Date())) same++;
    else process.stderr.write(`${path}: ${counted?.n} counted\n`);
  }
  return { same, all: lists.length };
}
