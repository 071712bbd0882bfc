import { getTableColumns, gt, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** What is kept, by what it is called: the answer to a question that has not been asked yet. */
export interface Kept {
  [name: string]: Kept | One | Many;
}

export type One = () => Promise<unknown>;

/** Piece by piece, however many rows there are. */
export class Many {
  readonly pieces: () => AsyncIterable<readonly object[]>;

  constructor(pieces: () => AsyncIterable<readonly object[]>) {
    this.pieces = pieces;
  }
}

const PIECE = 500;

/** The only row there is. */
export const only =
  (question: PromiseLike<readonly object[]>): One =>
  async () =>
    (await question)[0];

/** As many as one person makes by hand. */
export const few = <Row extends object>(
  question: PromiseLike<readonly Row[]>,
  shown: (row: Row) => object = (row) => row,
): Many =>
  new Many(async function* () {
    yield (await question).map(shown);
  });

interface Sortable {
  orderBy(key: PgColumn): { limit(most: number): PromiseLike<readonly object[]> };
}

/**
 * Rows of which there may be hundreds of thousands, by a key that tells those of one person apart.
 * @param question is asked for those after the last that was read
 */
export function many(key: PgColumn, question: (more: SQL | undefined) => Sortable): Many {
  const [name] = Object.entries(getTableColumns(key.table)).find(([, one]) => one === key) ?? [];
  return new Many(async function* () {
    let more: SQL | undefined;
    for (;;) {
      const rows = await question(more).orderBy(key).limit(PIECE);
      yield rows;
      const last = new Map(Object.entries(rows.at(-1) ?? {})).get(name ?? '');
      if (rows.length < PIECE || last === undefined) return;
      more = gt(key, last);
    }
  });
}
