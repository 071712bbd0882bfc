import { sql } from 'drizzle-orm';
import type { Tag } from '#contract/lib/tags.ts';
import type { Queryable } from '#server/db/client.ts';

/** The channel on which nodes tell each other what happens to people; ids only, never words. */
export const CHANNEL = 'live';

/** What may concern somebody who is listening. */
export type LiveEvent =
  | { kind: 'message'; threadId: number; messageId: number }
  | { kind: 'read'; threadId: number; readerId: number; upTo: number }
  | { kind: 'typing'; threadId: number }
  | { kind: 'changed'; tags: readonly Tag[] };

/** Tells the streams of some people, on every node, once the transaction holds. */
export async function tellLive(
  tx: Queryable,
  personIds: readonly number[],
  event: LiveEvent,
): Promise<void> {
  const payload = JSON.stringify([personIds, event]);
  await tx.execute(sql`select pg_notify(${CHANNEL}, ${payload})`);
}

export const readLive = (payload: string) => JSON.parse(payload) as [number[], LiveEvent];
