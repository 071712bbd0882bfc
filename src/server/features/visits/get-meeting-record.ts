import { sql } from 'drizzle-orm';
import { success } from '../../../contract/envelope.ts';
import type { getMeetingRecord } from '../../../contract/visits.ts';
import type { Verb } from '../../http/execute.ts';
import { personOf } from '../../session/person.ts';
import { findVisits } from './find-visits.ts';

export const getMeetingRecordVerb: Verb<typeof getMeetingRecord> = async (context, { params }) => {
  const ofListing = params.id === 0 ? sql`true` : sql`v.listing_id = ${params.id}`;
  return success(await findVisits(context, personOf(context).id, ofListing));
};
