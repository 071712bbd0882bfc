import { and, asc, eq, sql } from 'drizzle-orm';
import notes from '#messages/lib/own-notes/index.ts';
import { changeState } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { type Lead, leads } from '#server/db/schema/index.ts';
import { forTheBooks } from '#server/lib/for-the-books.ts';
import { reckonResponseTime } from '#server/professionals/engagements/index.ts';

/**
 * The one way in which a lead is answered, however the agent reached them: it is contacted, its
 * clock stands still, and the time agents show in the directory is reckoned anew. The lead is
 * locked. Throws conflict where it has been answered already.
 */
export async function answerLead(
  context: Context,
  tx: Transaction,
  { id, agentId }: Pick<Lead, 'id' | 'agentId'>,
  note?: string,
): Promise<void> {
  const at = context.now();
  await changeState(context, tx, {
    kind: 'lead',
    id,
    name: 'contact',
    set: sql`responded_at = ${at}, updated_at = ${at}`,
    note: note ?? null,
  });
  await reckonResponseTime(tx, agentId);
}

/** A message to somebody answers whatever lead of theirs waits for its writer, wherever it is written. */
export async function answerByMessage(
  context: Context,
  tx: Transaction,
  { from, to }: { from: number; to: number },
): Promise<void> {
  const waiting = await tx
    .select({ id: leads.id, agentId: leads.agentId })
    .from(leads)
    .where(and(eq(leads.agentId, from), eq(leads.buyerId, to), eq(leads.state, 'new')))
    .orderBy(asc(leads.id))
    .for('no key update');
  for (const lead of waiting)
    await answerLead(
      context,
      tx,
      lead,
      forTheBooks(() => notes.byMessage),
    );
}
