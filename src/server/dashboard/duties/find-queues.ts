import { type SQL, sql } from 'drizzle-orm';
import { QUEUES, type Queue } from '#domain/duties/index.ts';
import { AGREEMENT_DAYS } from '#domain/money/payout.ts';
import { RELEASE_STAFF_DAYS } from '#domain/money/release.ts';
import type { StateTableName } from '#domain/state-tables.ts';
import type { Database } from '#server/db/client.ts';
import { writtenOnce } from '#server/db/rows.ts';
import { waitingPhotos } from '#server/homes/media/index.ts';
import { days, statesOf } from './duty-source.ts';

export interface QueueRow {
  queue: Queue;
  count: number;
  /** Since when the one that waits longest does; null where none does. */
  oldest: Date | null;
}

/** Each queue as `since` of what waits in it; what one of staff has to leave to another is left out. */
function queues(staffId: SQL, at: SQL): Record<Queue, SQL> {
  const of = (queue: Queue, thing: StateTableName, from: SQL, since: SQL, where = sql`true`) =>
    sql`select ${since} as since from ${from}
      where t.state in (${statesOf(thing, queue)}) and ${where}`;
  const updated = sql`t.updated_at`;
  const payouts = sql`payouts t`;
  return {
    payoutsToSecond: of('payoutsToSecond', 'payout', payouts, updated),
    payoutsToApprove: of(
      'payoutsToApprove',
      'payout',
      payouts,
      updated,
      sql`t.seconded_by <> ${staffId}`,
    ),
    failedPayouts: of('failedPayouts', 'payout', payouts, updated),
    releaseDisputes: of(
      'releaseDisputes',
      'release',
      sql`releases t`,
      updated,
      sql`t.expires_at > ${at}`,
    ),
    settlementDisputes: of('settlementDisputes', 'settlement', sql`settlements t`, updated),
    silentReleases: sql`select t.created_at as since from releases t where t.state = 'requested'
      and t.created_at < ${at} - ${days(RELEASE_STAFF_DAYS)} and t.expires_at > ${at}`,
    refundsForTwo: sql`select t.created_at as since from staff_agreements t
      where t.used_at is null and t.staff_id <> ${staffId}
        and t.created_at > ${at} - ${days(AGREEMENT_DAYS)}`,
    bankNames: sql`select t.created_at as since from bank_accounts t
      where t.name_state = 'waiting' and t.removed_at is null`,
    failedRefunds: of('failedRefunds', 'refund', sql`refunds t`, updated),
    workDisputes: of('workDisputes', 'engagement', sql`engagements t`, updated),
    identities: of('identities', 'identity_check', sql`identity_checks t`, sql`t.created_at`),
    licenceChecks: of(
      'licenceChecks',
      'licence',
      sql`licences t`,
      sql`t.submitted_at`,
      sql`(t.document_id is not null or t.link is not null)`,
    ),
    papers: of('papers', 'verification', sql`listing_verifications t`, sql`t.created_at`),
    photos: sql`select f.at as since from ${waitingPhotos}`,
    adsToApprove: of(
      'adsToApprove',
      'campaign',
      sql`ad_campaigns t`,
      sql`coalesce(t.submitted_at, t.updated_at)`,
    ),
    abuseReports: sql`select t.created_at as since from abuse_reports t where t.decided_at is null`,
    // Of each kind of comparison the last: a later one without differences clears it.
    differences: sql`select t.at as since from
      (select distinct on (kind) * from money_checks order by kind, id desc) t
      where jsonb_array_length(t.differences) > 0`,
  };
}

const findRows = writtenOnce<QueueRow, 'staffId' | 'now'>(
  ['staffId', 'now'],
  ({ staffId, now }) => {
    const each = queues(sql`${staffId}::int`, sql`${now}::timestamptz`);
    const parts = QUEUES.map(
      (queue) => sql`select ${sql.raw(`'${queue}'`)}::text as queue, count(*)::int as count,
        min(w.since) as oldest from (${each[queue]}) w`,
    );
    return sql.join(parts, sql` union all `);
  },
);

/** What waits for staff, by queue, as one of them may decide it; in one query. */
export async function findQueues(db: Database, staffId: number, now: Date): Promise<QueueRow[]> {
  const found = await findRows(db, { staffId, now: now.toISOString() });
  const byName = new Map(found.map((row) => [row.queue, row]));
  return QUEUES.flatMap((queue) => byName.get(queue) ?? []);
}
