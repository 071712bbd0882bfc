import { callAnew } from '#client/lib/api.ts';
import type { CallInput, Endpoint } from '#contract/lib/endpoint.ts';
import {
  FIRST_PART,
  type Part,
  type ReadPart,
  type RowOf,
  readPart,
} from '#contract/lib/list-part.ts';

/** A link is followed no further than this many pages. */
const MAX_PAGES = 50;

/** The one row of a list that a link leads to, on whichever page it stands; undefined where it is gone. */
export async function seekRow<E extends Endpoint>(
  endpoint: E,
  isIt: (row: RowOf<E>) => boolean,
  filter: Readonly<Record<string, unknown>> = {},
): Promise<RowOf<E> | undefined> {
  let part: Part | null = FIRST_PART;
  for (let page = 1; part !== null && page <= MAX_PAGES; page++) {
    const input = { query: { ...filter, ...part } } as CallInput<E>;
    const read: ReadPart<E> = readPart(await callAnew(endpoint, input));
    const found = read.rows.find(isIt);
    if (found) return found;
    part = read.next;
  }
  return undefined;
}
