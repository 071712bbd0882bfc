import { type SQL, sql } from 'drizzle-orm';
import type { EngagementRow, EngagementStage } from '#contract/professionals/engagements.ts';
import { fullNameOf } from '#domain/lib/full-name.ts';
import { toRupees } from '#domain/lib/money.ts';
import { shortName } from '#domain/lib/short-name.ts';
import {
  CLOSED_ENGAGEMENT_STATES,
  ENGAGEMENT_STATES,
  ENGAGEMENT_WAITS,
  type EngagementState,
} from '#domain/professionals/engagement.ts';
import type { WorkSort } from '#domain/professionals/work-sort.ts';
import type { Context } from '#server/core/context.ts';
import type { Order, OrderKey } from '#server/db/keyset.ts';
import { rows } from '#server/db/rows.ts';
import type { Engagement } from '#server/db/schema/index.ts';
import { startOfDue, stateAt } from './engagement-row.ts';
import { WORK_ORDER } from './work-filter.ts';

export interface FoundEngagement extends Engagement {
  title: string | null;
  otherId: number;
  otherFirst: string;
  otherLast: string;
  otherImage: string | null;
}

const listOf = (states: readonly EngagementState[]): SQL =>
  sql`(${sql.join(
    states.map((state) => sql`${state}`),
    sql`, `,
  )})`;

const waitingFor = (side: 'client' | 'professional'): SQL =>
  listOf(ENGAGEMENT_STATES.filter((state) => ENGAGEMENT_WAITS[state] === side));

/** A condition on engagement `g`: something more happens. */
const isRunning = (now: Date): SQL => sql`(g.state not in ${listOf(CLOSED_ENGAGEMENT_STATES)}
  and (g.expires_at is null or g.expires_at > ${now}))`;

/** A condition on engagement `g`: the next step is the caller's. */
const waitsFor = (callerId: number, now: Date): SQL => sql`(${isRunning(now)} and (
  g.client_id = ${callerId} and g.state in ${waitingFor('client')}
  or g.professional_id = ${callerId} and g.state in ${waitingFor('professional')}))`;

/** A condition on engagement `g`, one of the caller's. */
export function isOfStage(stage: EngagementStage, callerId: number, now: Date): SQL {
  if (stage === 'mine') return waitsFor(callerId, now);
  return stage === 'running' ? isRunning(now) : sql`not ${isRunning(now)}`;
}

/** Names are whole from the payment on. */
const KNOWN: readonly EngagementState[] = ['paid', 'working', 'delivered', 'confirmed', 'disputed'];

/** Engagements `g` of somebody's, on either side: what is selected, from where, and whose they are. */
export const engagementsOf = (callerId: number) => ({
  columns: sql`g.id, g.profession, g.client_id as "clientId",
    g.professional_id as "professionalId", g.listing_id as "listingId",
    g.booking_id as "bookingId", g.state, g.brief, g.quote_paise as "quotePaise",
    g.quote_note as "quoteNote", g.work_days as "workDays", g.due_on::text as "dueOn",
    g.answered_at as "answeredAt", g.delivered_at as "deliveredAt",
    g.ended_at as "endedAt", g.expires_at as "expiresAt", g.created_at as "createdAt",
    g.updated_at as "updatedAt", l.title, o.id as "otherId", o.first_name as "otherFirst",
    o.last_name as "otherLast", o.image as "otherImage"`,
  from: sql`engagements g
    join people o on o.id = case when g.client_id = ${callerId} then g.professional_id
      else g.client_id end
    left join listings l on l.id = g.listing_id`,
  where: sql`(g.client_id = ${callerId} or g.professional_id = ${callerId})`,
});

/** What waits for them first, then what is under way, the newest of each first; or as asked for. */
export function engagementOrder(
  callerId: number,
  now: Date,
  sort?: WorkSort,
): Order & { descending: true } {
  const running = isRunning(now);
  const usual: OrderKey[] = [
    { by: sql`(${waitsFor(callerId, now)})::int`, type: 'int' },
    { by: sql`(${running})::int`, type: 'int' },
  ];
  return {
    list: `engagements ${sort ?? ''}`,
    keys: [...(sort ? WORK_ORDER[sort](running) : usual), { by: sql`g.id`, type: 'int' }],
    descending: true,
  };
}

/** Engagements of the caller's under a condition on `g`: what waits for them first, then what is under way, unless another order is asked for. */
export function findEngagements(
  { db, now }: Context,
  callerId: number,
  condition: SQL,
  page: SQL,
  sort?: WorkSort,
): Promise<(FoundEngagement & { total: number })[]> {
  const { columns, from, where } = engagementsOf(callerId);
  const { keys } = engagementOrder(callerId, now(), sort);
  const order = sql.join(
    keys.map(({ by }) => sql`${by} desc`),
    sql`, `,
  );
  return rows<FoundEngagement & { total: number }>(
    db,
    sql`select ${columns}, count(*) over () as total from ${from} where ${where} and ${condition}
        order by ${order} ${page}`,
  );
}

const iso = (at: Date | null) => at?.toISOString() ?? null;

export function presentEngagement(
  row: FoundEngagement,
  callerId: number,
  now: Date,
): EngagementRow {
  const state = stateAt(row, now);
  return {
    id: row.id,
    profession: row.profession,
    state,
    side: row.clientId === callerId ? 'client' : 'professional',
    other: KNOWN.includes(state)
      ? fullNameOf({ firstName: row.otherFirst, lastName: row.otherLast })
      : shortName(row.otherFirst, row.otherLast),
    otherId: row.otherId,
    otherImage: row.otherImage,
    listingId: row.listingId,
    bookingId: row.bookingId,
    title: row.title,
    brief: row.brief,
    quote: toRupees(row.quotePaise),
    quoteNote: row.quoteNote,
    workDays: row.workDays,
    dueOn: startOfDue(row.dueOn),
    deliveredAt: iso(row.deliveredAt),
    expiresAt: iso(row.expiresAt),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
