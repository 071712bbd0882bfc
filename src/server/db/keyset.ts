import { timingSafeEqual } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import { hmac } from '#server/lib/hmac.ts';
import type { Secrets } from '#server/lib/secrets.ts';
import { plainNumber } from './rows.ts';

/** A value that rows are ordered by, as a statement has it. */
export interface OrderKey {
  by: SQL;
  type: 'int' | 'bigint' | 'float8' | 'timestamptz' | 'text';
}

export interface Order {
  /** One list's cursors are no other's. */
  list: string;
  /** Together they are of one row only, and none of them is ever null. */
  keys: readonly OrderKey[];
  descending?: boolean;
}

/** By a moment, and what is of one moment by its ids. */
export const earliestFirst = (list: string, at: SQL, id: SQL): Order => ({
  list,
  keys: [
    { by: at, type: 'timestamptz' },
    { by: id, type: 'int' },
  ],
});

export const latestFirst = (list: string, at: SQL, id: SQL): Order => ({
  ...earliestFirst(list, at, id),
  descending: true,
});

/** From where on, and how many. */
export interface PlaceInList {
  cursor?: string | undefined;
  pageSize: number;
  /** From 1, for the calls from before there were cursors. */
  page?: number;
}

const MARK_BYTES = 9;
const markOf = (secrets: Secrets, list: string, text: string) =>
  hmac(secrets.key('list cursor')).update(`${list} ${text}`).digest().subarray(0, MARK_BYTES);

function readCursor(secrets: Secrets, list: string, cursor: string): string[] {
  const bytes = Buffer.from(cursor, 'base64url');
  const text = bytes.subarray(MARK_BYTES).toString('utf8');
  const mark = bytes.subarray(0, MARK_BYTES);
  if (mark.length === MARK_BYTES && timingSafeEqual(mark, markOf(secrets, list, text)))
    return JSON.parse(text) as string[];
  const message = 'This is no place in this list. Begin without a cursor.';
  throw new AppError('invalid', message, [{ path: 'cursor', message }]);
}

const writeCursor = (secrets: Secrets, list: string, values: readonly string[]) => {
  const text = JSON.stringify(values);
  return Buffer.concat([markOf(secrets, list, text), Buffer.from(text)]).toString('base64url');
};

/**
 * A page of a list from where the one before it ended, by what its last row was ordered by: rows
 * that come and go meanwhile move none twice into sight and none out of it. Cursors are signed, so
 * that the database is asked for nothing but what it has answered.
 */
export function keyset(
  { secrets }: { secrets: Secrets },
  { list, keys, descending = false }: Order,
  { cursor, pageSize, page = 1 }: PlaceInList,
) {
  const from = cursor === undefined ? undefined : readCursor(secrets, list, cursor);
  const tuple = (parts: SQL[]) => sql`(${sql.join(parts, sql`, `)})`;
  const most = pageSize + 1;
  const orderBy = keys.map(({ by }) => (descending ? sql`${by} desc` : sql`${by}`));
  const values = keys.map(({ type }, i) => sql`${from?.[i]}::${sql.raw(type)}`);
  const than = descending ? sql`<` : sql`>`;
  return {
    /** Among what is selected. */
    key: sql<string[]>`json_build_array(${sql.join(
      // Of a value with a sign before it, too.
      keys.map(({ by }) => sql`(${by})::text`),
      sql`, `,
    )})`,
    /** Among the conditions. */
    after: from ? sql`${tuple(keys.map(({ by }) => by))} ${than} ${tuple(values)}` : sql`true`,
    /** One row more than a page, which tells whether another follows. */
    most,
    orderBy,
    /** Both, as the end of a statement. */
    end: sql`order by ${sql.join(orderBy, sql`, `)} limit ${plainNumber(most)}
      offset ${plainNumber((page - 1) * pageSize)}`,
    answer<Row extends { key: string[] }, Item>(
      found: readonly Row[],
      total: number,
      present: (row: Omit<Row, 'key'>) => Item,
    ) {
      const shown = found.slice(0, pageSize);
      const last = shown.at(-1);
      return {
        items: shown.map(({ key: _, ...row }) => present(row)),
        total,
        nextCursor: found.length > pageSize && last ? writeCursor(secrets, list, last.key) : null,
      };
    },
  };
}
