import { sql } from 'drizzle-orm';
import type { getMeetingRecord } from '#contract/deals/visits.ts';
import { success } from '#contract/lib/envelope.ts';
import { meetingRecords } from '#server/deals/hooks.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';
import { findVisits } from './find-visits.ts';

export const getMeetingRecordVerb: Verb<typeof getMeetingRecord> = async (context, { params }) => {
  const { id: me } = personOf(context);
  const isAll = params.id === 0;
  const [visits, meetings] = await Promise.all([
    findVisits(context, me, isAll ? sql`true` : sql`v.listing_id = ${params.id}`),
    meetingRecords.run(context, me, isAll ? undefined : params.id),
  ]);
  return { ...success(visits), meetings: meetings.flat() };
};
