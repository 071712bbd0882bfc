import { sql } from 'drizzle-orm';
import { success } from '../../../contract/envelope.ts';
import type { getMeetingRecord } from '../../../contract/visits.ts';
import type { Verb } from '../../http/execute.ts';
import { personOf } from '../../session/person.ts';
import { findMeetings } from '../meetings/find-meetings.ts';
import { findVisits } from './find-visits.ts';

export const getMeetingRecordVerb: Verb<typeof getMeetingRecord> = async (context, { params }) => {
  const { id: me } = personOf(context);
  const isAll = params.id === 0;
  const [visits, meetings] = await Promise.all([
    findVisits(context, me, isAll ? sql`true` : sql`v.listing_id = ${params.id}`),
    findMeetings(context, me, isAll ? sql`true` : sql`l.id = ${params.id}`),
  ]);
  return { ...success(visits), meetings };
};
