import { type SQL, sql } from 'drizzle-orm';
import { plainNumber } from './rows.ts';

export const DEAL_PAGE = 20;

/** The rows of one page. */
export const pageOfRows = (page: number): SQL =>
  sql`limit ${plainNumber(DEAL_PAGE)} offset ${plainNumber((page - 1) * DEAL_PAGE)}`;

/** What a list says beside its rows; every row carries the `total`. */
export const pageFacts = (found: readonly { total: number }[], page: number, now: Date) => ({
  total: found[0]?.total ?? 0,
  page,
  pageSize: DEAL_PAGE,
  serverTime: now.toISOString(),
});
