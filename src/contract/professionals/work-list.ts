import { z } from 'zod';
import { download } from '#contract/lib/download.ts';
import { endpoint } from '#contract/lib/endpoint.ts';
import { shortText } from '#contract/lib/fields.ts';
import { CSV } from '#contract/lib/media-types.ts';
import { PROFESSIONS } from '#domain/lib/role.ts';
import { WORK_SORTS } from '#domain/professionals/work-sort.ts';

/** How every list of work is narrowed and sorted, for whoever does it and whoever asked. */
export const workFilter = {
  /** Words of what is asked, of the home, or the first name of the other side. */
  q: shortText(80).optional(),
  sort: z.enum(WORK_SORTS).optional(),
};

export const workCsv = endpoint({
  name: 'workCsv',
  summary: 'All work the caller was asked for as a table, names as they may know them',
  method: 'GET',
  path: '/hire/workcsv',
  access: PROFESSIONS,
  reach: 'caller',
  tags: [],
  limit: { calls: 30, seconds: 600 },
  response: download(CSV),
  errors: ['rate_limited'],
});
