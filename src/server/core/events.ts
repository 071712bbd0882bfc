import { type SQL, sql } from 'drizzle-orm';
import { type EventKind, type EventType, eventTypeOf } from '#domain/event-types.ts';
import type { Queryable } from '#server/db/client.ts';
import { rupeesIn } from '#server/db/rupees.ts';
import type { Context } from './context.ts';
import { registry } from './hooks.ts';
import { SEEN_BY } from './parties.ts';

/**
 * What an event says of a thing of one kind: a query of one row with some of the columns that
 * `SnapshotColumns` names, from the area that has the thing.
 */
export type EventSnapshot = (id: number) => SQL;

/** Every column a snapshot may have; a query has them all, null where the kind knows no such thing. */
export interface SnapshotColumns {
  listing?: SQL;
  paise?: SQL;
  startsAt?: SQL;
  message?: SQL;
  /** Of somebody who is no member. */
  name?: SQL;
}

/** The query of a snapshot from what a kind has of it, of rows `t`. */
export const snapshotFrom = (from: SQL, columns: SnapshotColumns): EventSnapshot => {
  const { listing, paise, startsAt, message, name } = columns;
  const none = sql`null`;
  return (
    id,
  ) => sql`select (${listing ?? none})::int as listing_id, (${paise ?? none})::bigint as paise,
    (${startsAt ?? none})::timestamptz as starts_at, (${message ?? none})::text as message,
    (${name ?? none})::text as name
    from ${from} where t.id = ${id}`;
};

export const eventSnapshots = registry<EventKind, EventSnapshot>('what events say of things');

/** Who hears of a thing, where it is fewer than see it change: an agent's desk is no buyer's matter. */
const HEARD_BY: Partial<Record<EventKind, (id: number) => SQL>> = {
  lead: (id) => sql`select t.agent_id from leads t where t.id = ${id}`,
};

/** "Sameer K.", as `shortName` has it. */
const shortNameOf = sql`o.first_name
  || coalesce(' ' || upper(left(nullif(trim(o.last_name), ''), 1)) || '.', '')`;

interface Told {
  kind: EventKind;
  id: number;
  /** A transition's name, or what else happened. */
  event: string;
  by: string;
  state: string;
}

/** Whether a step concerns integrators at all; a step nobody named for them is not told. */
export const isTold = ({ kind, event }: Pick<Told, 'kind' | 'event'>): EventType | undefined =>
  eventTypeOf(kind, event);

/** Writes an event to each party of a thing, in the transaction of what happened to it. */
export async function emitEvent(
  { now, eventsFrom }: Context,
  tx: Queryable,
  { kind, id, event, by, state }: Told,
): Promise<void> {
  const type = isTold({ kind, event });
  if (!type || (eventsFrom && now() < eventsFrom)) return;
  const snapshot = eventSnapshots.find(kind);
  if (!snapshot)
    throw new Error(`No area says what events tell of a ${kind}: see hosts/compose.ts`);
  const parties = SEEN_BY[kind].people(id);
  const hearers = HEARD_BY[kind]?.(id) ?? parties;
  await tx.execute(sql`
    insert into events (person_id, type, subject_kind, subject_id, with_id, created_at, data)
    select w.id, ${type}::text, ${kind}::subject_kind, ${id}::int, o.id, ${now()}::timestamptz,
      jsonb_build_object(
        'id', ${id}::int, 'state', ${state}::text, 'by', ${by}::text,
        'listing', case when l.id is not null then jsonb_build_object('id', l.id,
          'externalId', case when l.owner_id = w.id then l.external_id end, 'title', l.title) end,
        'amount', trim_scale(${rupeesIn(sql`s.paise`)}),
        'startsAt', to_char(s.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
        'message', s.message,
        'with', case when coalesce(s.name, o.first_name) is not null then
          jsonb_build_object('id', o.id, 'name', coalesce(s.name, ${shortNameOf})) end)
    from (select distinct p.id from (${hearers}) p (id) where p.id is not null) w
      cross join (${snapshot(id)}) s
      left join listings l on l.id = s.listing_id
      left join people o on o.deleted_at is null and o.id = (
        select min(x.id) from (${parties}) x (id) where x.id <> w.id)`);
}
