import { type SQL, sql } from 'drizzle-orm';
import { plainNumber } from './rows.ts';

export const DEAL_PAGE = 20;

/** From 1; or the whole list, where that is short by its nature. */
export type PageNumber = number | 'all';

const rangeOf = (page: PageNumber, size: number): SQL =>
  page === 'all' ? sql`` : sql`limit ${plainNumber(size)} offset ${plainNumber((page - 1) * size)}`;

interface Page<Row> {
  found: Row[];
  total: number;
  /** Any row of the list, for what else each of them says of the whole. */
  any: Row | undefined;
}

/**
 * A page of rows that each carry the `total`; `read` ends its query with the range it is given. Past
 * the last page there is no row to say how many there are, so the first one is asked.
 */
export async function readPage<Row extends { total: number }>(
  page: PageNumber,
  read: (range: SQL) => Promise<Row[]>,
  size = DEAL_PAGE,
): Promise<Page<Row>> {
  const found = await read(rangeOf(page, size));
  const [any] = found.length > 0 || page === 1 || page === 'all' ? found : await read(sql`limit 1`);
  return { found, total: any?.total ?? 0, any };
}

/** What a list says beside its rows. */
export const pageFacts = (total: number, page: number, now: Date) => ({
  total,
  page,
  pageSize: DEAL_PAGE,
  serverTime: now.toISOString(),
});

/** A list as calls answer it whose pages have numbers. */
export const byPageNumber = <Item>(
  { items, total }: { items: Item[]; total: number },
  page: number,
  now: Date,
) => ({ status: 1 as const, message: 'OK', data: items, ...pageFacts(total, page, now) });

/** Which rows such a page has. */
export const numberedPage = (page: number) => ({ page, pageSize: DEAL_PAGE });
