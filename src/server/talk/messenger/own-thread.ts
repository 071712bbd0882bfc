import { eq } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import type { Context } from '#server/core/context.ts';
import type { Queryable } from '#server/db/client.ts';
import { threads } from '#server/db/schema/index.ts';
import { personOf } from '#server/session/person.ts';

export interface OwnThread {
  id: number;
  oneId: number;
  otherId: number;
  me: number;
  /** The other of the two, from the caller's side. */
  them: number;
  lastMessageId: number | null;
  subjectKind: string;
  subjectId: number;
}

/** A thread of the caller's. Throws not_found for anybody else. */
export async function findOwnThread(
  context: Context,
  db: Queryable,
  id: number,
): Promise<OwnThread> {
  const { id: me } = personOf(context);
  const [found] = await db.select().from(threads).where(eq(threads.id, id));
  if (!found || (found.oneId !== me && found.otherId !== me)) throw new AppError('not_found');
  return { ...found, me, them: found.oneId === me ? found.otherId : found.oneId };
}
