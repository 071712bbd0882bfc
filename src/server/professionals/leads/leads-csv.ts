import { sql } from 'drizzle-orm';
import type { leadsCsv } from '#contract/professionals/own-leads.ts';
import { toRupees } from '#domain/lib/money.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import type { Verb } from '#server/http/execute.ts';
import { csvDownload, csvOf } from '#server/lib/csv.ts';
import { personOf } from '#server/session/person.ts';
import { findLeads, nameOfBuyer } from './find-leads.ts';

const MOST = 10_000;
const HEAD = [
  ...['Lead', 'Name', 'Mobile', 'E-mail', 'Looks for', 'Source', 'Origin', 'State'],
  ...['Came', 'Answered', 'Follow up', 'Value', 'Lost because'],
];
const day = (at: Date | null) => (at ? puneDate(at) : '');

/** Numbers of members are never in it: only who is the agent's own record has one here. */
export const leadsCsvVerb: Verb<typeof leadsCsv> = async (context) => {
  const { id: me } = personOf(context);
  const found = await findLeads(context, me, sql`true`, sql`limit ${MOST}`);
  const lines = found.map((lead) => [
    ...[lead.id, nameOfBuyer(lead), lead.contactMobile ?? '', lead.contactEmail ?? ''],
    ...[lead.wantsText, lead.source, lead.origin ?? '', lead.state, day(lead.createdAt)],
    ...[day(lead.respondedAt), day(lead.followUpAt)],
    ...[lead.valuePaise === null ? '' : toRupees(lead.valuePaise), lead.lostReason ?? ''],
  ]);
  return csvDownload(csvOf([HEAD, ...lines]), `leads-${puneDate(context.now())}.csv`);
};
