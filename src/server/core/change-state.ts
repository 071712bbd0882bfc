import { type SQL, sql } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import type { EventKind } from '#domain/event-types.ts';
import { STATE_TABLES, type StateTableName } from '#domain/state-tables.ts';
import words from '#messages/lib/refusals/index.ts';
import type { Queryable } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import { timeline } from '#server/db/schema/index.ts';
import { tellChanged } from '#server/live/tell-changed.ts';
import type { Context } from './context.ts';
import { emitEvent } from './events.ts';
import { SEEN_BY } from './parties.ts';

/** Where the states of each table are kept. */
export const TABLE: Record<StateTableName, { table: SQL; column: SQL }> = {
  listing: { table: sql`listings`, column: sql`status` },
  verification: { table: sql`listing_verifications`, column: sql`state` },
  contact: { table: sql`contact_requests`, column: sql`state` },
  visit: { table: sql`visits`, column: sql`state` },
  bid: { table: sql`bids`, column: sql`state` },
  booking: { table: sql`bookings`, column: sql`state` },
  order: { table: sql`orders`, column: sql`state` },
  refund: { table: sql`refunds`, column: sql`state` },
  instalment: { table: sql`instalments`, column: sql`state` },
  release: { table: sql`releases`, column: sql`state` },
  settlement: { table: sql`settlements`, column: sql`state` },
  payout: { table: sql`payouts`, column: sql`state` },
  subscription: { table: sql`subscriptions`, column: sql`state` },
  engagement: { table: sql`engagements`, column: sql`state` },
  interest: { table: sql`agent_interests`, column: sql`state` },
  lead: { table: sql`leads`, column: sql`state` },
  agreement: { table: sql`agreements`, column: sql`state` },
  renewal: { table: sql`renewals`, column: sql`state` },
  campaign: { table: sql`ad_campaigns`, column: sql`state` },
  meeting: { table: sql`meetings`, column: sql`state` },
  identity_check: { table: sql`identity_checks`, column: sql`state` },
  licence: { table: sql`licences`, column: sql`state` },
};

export type TransitionName<K extends StateTableName> =
  (typeof STATE_TABLES)[K]['transitions'][number]['name'];

export interface Event {
  kind: EventKind;
  id: number;
  /** A transition's name, or another thing that happened. */
  event: string;
  by: string;
  state: string;
  note?: string | null;
}

/** Adds a line to a thing's timeline, and an event for its parties, in the transaction of what happened. */
export async function recordEvent(
  context: Context,
  tx: Queryable,
  { kind, id, event, by, state, note }: Event,
): Promise<void> {
  const { actor, now, changes = [] } = context;
  await tx.insert(timeline).values({
    subjectKind: kind,
    subjectId: id,
    at: now(),
    event,
    by,
    // The clock takes its transitions whoever's call it was that noticed.
    actorId: by === 'system' || actor.kind === 'anonymous' ? null : actor.id,
    state,
    note: note ?? null,
  });
  const { people, tags } = SEEN_BY[kind];
  await tellChanged(context, tx, people(id), [...changes, ...tags]);
  await emitEvent(context, tx, { kind, id, event, by, state });
}

export interface Change<K extends EventKind> {
  kind: K;
  id: number;
  name: TransitionName<K>;
  /** Further columns to set: `amount_paise = ${x}, updated_at = ${at}`. */
  set?: SQL;
  /** A further condition: the row is mine, the time has come. */
  where?: SQL;
  note?: string | null;
}

function transitionOf<K extends StateTableName>(kind: K, name: TransitionName<K>) {
  const found = STATE_TABLES[kind].transitions.find((transition) => transition.name === name);
  if (!found) throw new Error(`The table of ${kind} has no ${String(name)}`);
  return found;
}

/**
 * Takes a transition with those rows of `where` that are in a state it may start from, and returns
 * their ids. What is told of it, and to whom, is the caller's to do.
 */
export async function moveStates<K extends StateTableName>(
  tx: Queryable,
  { kind, name, set, where }: { kind: K; name: TransitionName<K>; set?: SQL; where: SQL },
): Promise<number[]> {
  const { from, to } = transitionOf(kind, name);
  const { table, column } = TABLE[kind];
  const starts = sql.join(
    from.map((state) => sql`${state}`),
    sql`, `,
  );
  const changed = await rows<{ id: number }>(
    tx,
    sql`update ${table} set ${column} = ${to}${set ? sql`, ${set}` : sql``}
        where ${column} in (${starts}) and ${where}
        returning id`,
  );
  return changed.map(({ id }) => id);
}

/**
 * Takes a transition of the table of `kind`, with its line in the timeline. Who may take it the
 * caller has checked. Throws conflict, and changes nothing, where the row is not in a state it may
 * start from any more: of two at once exactly one succeeds.
 */
export async function changeState<K extends EventKind>(
  context: Context,
  tx: Queryable,
  { kind, id, name, set, where, note }: Change<K>,
): Promise<void> {
  const { by, to } = transitionOf(kind, name);
  const [changed] = await moveStates(tx, {
    kind,
    name,
    ...(set && { set }),
    where: sql`id = ${id}${where ? sql` and ${where}` : sql``}`,
  });
  if (changed === undefined) {
    throw new AppError('conflict', words.changedLookAgain);
  }
  await recordEvent(context, tx, {
    kind,
    id,
    event: String(name),
    by,
    state: to,
    note: note ?? null,
  });
}
