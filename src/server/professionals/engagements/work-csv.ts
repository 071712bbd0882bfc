import { sql } from 'drizzle-orm';
import type { workCsv } from '#contract/professionals/work-list.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import type { Verb } from '#server/http/execute.ts';
import { csvDownload, csvOf } from '#server/lib/csv.ts';
import { personOf } from '#server/session/person.ts';
import { findEngagements, presentEngagement } from './read-engagements.ts';

const MOST = 10_000;
const HEAD = [
  ...['Work', 'Client', 'Property', 'Asked for', 'State', 'Fee'],
  ...['Asked on', 'Due on', 'Delivered on', 'Last change'],
];
const day = (at: string | null) => (at ? puneDate(new Date(at)) : '');

export const workCsvVerb: Verb<typeof workCsv> = async (context) => {
  const { id: me } = personOf(context);
  const now = context.now();
  const found = await findEngagements(
    context,
    me,
    sql`g.professional_id = ${me}`,
    sql`limit ${MOST}`,
    'newest',
  );
  const lines = found.map((row) => {
    const work = presentEngagement(row, me, now);
    return [
      ...[work.id, work.other, work.title ?? '', work.brief, work.state, work.quote ?? ''],
      ...[day(work.createdAt), day(work.dueOn), day(work.deliveredAt), day(work.updatedAt)],
    ];
  });
  return csvDownload(csvOf([HEAD, ...lines]), `work-${puneDate(now)}.csv`);
};
