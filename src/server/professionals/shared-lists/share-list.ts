import { randomBytes } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { shareList } from '#contract/professionals/shared-lists.ts';
import { daysFrom } from '#domain/lib/time/deadlines.ts';
import { MAX_OPEN_LISTS } from '#domain/professionals/shared-list.ts';
import deskWords from '#messages/professionals/desk/index.ts';
import doneWords from '#messages/professionals/done/index.ts';
import type { Transaction } from '#server/db/client.ts';
import { insertOne } from '#server/db/insert-one.ts';
import { leads, listings, sharedListHomes, sharedLists } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { lockCaller } from '#server/session/find-person.ts';

const CODE_BYTES = 18;

async function requireOwnLead(tx: Transaction, agentId: number, leadId: number): Promise<void> {
  const own = and(eq(leads.id, leadId), eq(leads.agentId, agentId));
  if ((await tx.$count(leads, own)) === 0) {
    throw new AppError('not_found', deskWords.leadNotFound);
  }
}

/** Only what anybody may see anyway. */
async function requireLive(tx: Transaction, ids: readonly number[]): Promise<void> {
  const live = and(inArray(listings.id, [...ids]), eq(listings.status, 'live'));
  if ((await tx.$count(listings, live)) < ids.length) {
    throw new AppError('conflict', deskWords.oneNotOffered);
  }
}

async function requireRoom(tx: Transaction, agentId: number, now: Date): Promise<void> {
  const open = sql`agent_id = ${agentId} and withdrawn_at is null and expires_at > ${now}`;
  if ((await tx.$count(sharedLists, open)) < MAX_OPEN_LISTS) return;
  throw new AppError('conflict', deskWords.mostLists({ most: MAX_OPEN_LISTS }));
}

export const shareListVerb: Verb<typeof shareList> = async (context, { body }) => {
  const now = context.now();
  const ids = [...new Set(body.listingIds)];
  const data = await context.db.transaction(async (tx) => {
    const { id: agentId } = await lockCaller(context, tx);
    if (body.leadId) await requireOwnLead(tx, agentId, body.leadId);
    await requireLive(tx, ids);
    await requireRoom(tx, agentId, now);
    const made = await insertOne(tx, sharedLists, {
      agentId,
      leadId: body.leadId ?? null,
      code: randomBytes(CODE_BYTES).toString('base64url'),
      note: body.note || null,
      createdAt: now,
      expiresAt: daysFrom(now, body.days),
    });
    await tx
      .insert(sharedListHomes)
      .values(ids.map((listingId, place) => ({ listId: made.id, listingId, place })));
    return { listId: made.id, code: made.code };
  });
  return success(data, doneWords.linkReady);
};
