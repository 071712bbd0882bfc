import type { Endpoint, ResponseOf } from '#contract/lib/endpoint.ts';
import { AppError } from '#contract/lib/errors.ts';
import {
  FIRST_PART,
  type Part,
  type ReadPart,
  type RowOf,
  readPart,
} from '#contract/lib/list-part.ts';
import {
  type getStaffListCsv,
  MAX_LIST_LINES,
  STAFF_LISTS,
  type StaffList,
} from '#contract/staff-lists.ts';
import { peopleIn } from '#server/core/audit-access.ts';
import type { Context } from '#server/core/context.ts';
import { showsDataOf } from '#server/core/shows-data-of.ts';
import { staffListRoutes } from '#server/dashboard/hooks.ts';
import type { Verb } from '#server/http/execute.ts';
import { findUnknown } from '#server/http/unknown-fields.ts';
import { csvDownload, csvOf } from '#server/lib/csv.ts';
import { inOwnLanguage } from '#server/session/own-language.ts';
import { linesOf } from './columns.ts';

/** The filters as the list's own call takes them, with a part of the list. */
function queryOf(list: StaffList, filter: string | undefined, part: Part): never {
  const { query: schema }: Endpoint = STAFF_LISTS[list];
  const asked = { ...Object.fromEntries(new URLSearchParams(filter ?? '')), ...part };
  const read = schema?.safeParse(asked);
  const [unknown] = findUnknown(schema, asked);
  const [issue] = read?.error?.issues ?? [];
  const message = unknown?.message ?? issue?.message;
  if (message) throw new AppError('invalid', message, [{ path: 'filter', message }]);
  return read?.data as never;
}

/** All its rows, page by page, as its screen gets them. */
async function rowsOf<L extends StaffList>(context: Context, list: L, filter: string | undefined) {
  const route = staffListRoutes.find(list);
  if (!route) throw new Error(`Nothing answers the list of ${list}.`);
  const all: RowOf<(typeof STAFF_LISTS)[L]>[] = [];
  let part: Part | null = FIRST_PART;
  while (part !== null && all.length < MAX_LIST_LINES) {
    const query = queryOf(list, filter, part);
    const answer = await route.verb(context, {
      params: {} as never,
      query,
      body: undefined as never,
    });
    const read: ReadPart<(typeof STAFF_LISTS)[L]> = readPart(
      answer as ResponseOf<(typeof STAFF_LISTS)[L]>,
    );
    all.push(...read.rows);
    part = read.next;
  }
  return all.slice(0, MAX_LIST_LINES);
}

export const getStaffListCsvVerb: Verb<typeof getStaffListCsv> = async (
  context,
  { params, query },
) => {
  const { list } = params;
  const lines = await inOwnLanguage(context, async () => {
    const rows = await rowsOf(context, list, query.filter);
    showsDataOf(context, ...peopleIn(rows));
    return linesOf(list, rows);
  });
  return csvDownload(csvOf(lines), `${list}.csv`);
};
