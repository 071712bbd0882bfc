import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { KEY_DAYS } from '#contract/lib/idempotency-key.ts';
import { EVENT_DAYS } from '#contract/people/events.ts';
import { daysBefore } from '#domain/lib/time/deadlines.ts';
import type { Context } from '#server/core/context.ts';
import { inBatches } from '#server/db/in-batches.ts';
import { plainNumber } from '#server/db/rows.ts';
import {
  apiKeys,
  events,
  oneTimeCodes,
  passkeyChallenges,
  proofTickets,
  rateLimits,
  registrations,
  sessions,
  storedAnswers,
} from '#server/db/schema/index.ts';

/** How long a device that was signed in counts as known. */
const SESSION_DAYS = 90;

/** Deletes what the condition holds for; rows another node has in hand are left to it. */
function removeWhere(
  { db }: Context,
  signal: AbortSignal,
  table: PgTable,
  key: PgColumn,
  isOver: SQL,
): Promise<number> {
  return inBatches(signal, async (most) => {
    // Materialized: planned as a loop's inner side, the selection would run, and lock, more than once.
    const removed = await db.execute(
      sql`with over as materialized (
            select ${key} as key from ${table} where ${isOver}
            limit ${plainNumber(most)} for update skip locked)
          delete from ${table} using over where ${key} = over.key`,
    );
    return removed.rowCount ?? 0;
  });
}

export function removeCodes(context: Context, signal: AbortSignal): Promise<number> {
  const { id, createdAt } = oneTimeCodes;
  const isOver = sql`${createdAt} < ${daysBefore(context.now(), 1)}`;
  return removeWhere(context, signal, oneTimeCodes, id, isOver);
}

/** Passkeys' challenges and tickets of who is halfway in: minutes after their end they are nothing. */
export async function removeProofs(context: Context, signal: AbortSignal): Promise<number> {
  let removed = 0;
  for (const table of [passkeyChallenges, proofTickets]) {
    const isOver = sql`${table.expiresAt} < ${context.now()}`;
    removed += await removeWhere(context, signal, table, table.id, isOver);
  }
  return removed;
}

/** Completed ones too: their person has a row of their own by then. */
export function removeRegistrations(context: Context, signal: AbortSignal): Promise<number> {
  const { id, expiresAt } = registrations;
  const isOver = sql`${expiresAt} < ${daysBefore(context.now(), 1)}`;
  return removeWhere(context, signal, registrations, id, isOver);
}

export function removeRateLimits(context: Context, signal: AbortSignal): Promise<number> {
  const { key, expire } = rateLimits;
  const isOver = sql`${expire} < ${context.now().getTime()}`;
  return removeWhere(context, signal, rateLimits, key, isOver);
}

/** What is older is no answer to a key any more (`once`). */
export function removeStoredAnswers(context: Context, signal: AbortSignal): Promise<number> {
  const { keyHash, reservedAt } = storedAnswers;
  const isOver = sql`${reservedAt} < ${daysBefore(context.now(), KEY_DAYS)}`;
  return removeWhere(context, signal, storedAnswers, keyHash, isOver);
}

export function removeSessions(context: Context, signal: AbortSignal): Promise<number> {
  const { id, revokedAt, expiresAt } = sessions;
  // The earlier of the two; one that is not there does not count.
  const endedAt = sql`least(${revokedAt}, ${expiresAt})`;
  const isOver = sql`${endedAt} < ${daysBefore(context.now(), SESSION_DAYS)}`;
  return removeWhere(context, signal, sessions, id, isOver);
}

/** What was sent of them goes with them. */
export function removeEvents(context: Context, signal: AbortSignal): Promise<number> {
  const { id, createdAt } = events;
  const isOver = sql`${createdAt} < ${daysBefore(context.now(), EVENT_DAYS)}`;
  return removeWhere(context, signal, events, id, isOver);
}

/** What was done by them the audit log keeps. */
export function removeKeys(context: Context, signal: AbortSignal): Promise<number> {
  const { id, revokedAt, expiresAt } = apiKeys;
  const isOver = sql`least(${revokedAt}, ${expiresAt}) < ${daysBefore(context.now(), SESSION_DAYS)}`;
  return removeWhere(context, signal, apiKeys, id, isOver);
}
