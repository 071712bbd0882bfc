import { and, eq, sql } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { openThread } from '#contract/talk/threads.ts';
import words from '#messages/talk/messenger/index.ts';
import type { Transaction } from '#server/db/client.ts';
import { people, threadMembers, threads } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';
import { findOther } from './subjects.ts';

/** Nobody begins to write to somebody who has left. */
async function requireThere(tx: Transaction, personId: number): Promise<void> {
  const gone = sql`(${people.deletedAt} is not null or ${people.suspendedAt} is not null)`;
  const found = await tx.$count(people, and(eq(people.id, personId), gone));
  if (found > 0) throw new AppError('not_found', words.personNotHere);
}

/** However often it is opened, from either side, two have one thread about a thing. */
export const openThreadVerb: Verb<typeof openThread> = async (context, { body }) => {
  const { id: me } = personOf(context);
  const id = await context.db.transaction(async (tx) => {
    const them = await findOther(context, tx, body);
    const subject = { subjectKind: body.kind, subjectId: body.id };
    const pair = { oneId: Math.min(me, them), otherId: Math.max(me, them) };
    const [made] = await tx
      .insert(threads)
      .values({ ...subject, ...pair, createdAt: context.now() })
      .onConflictDoNothing()
      .returning({ id: threads.id });
    if (made) {
      const members = [me, them].map((personId) => ({ threadId: made.id, personId }));
      await tx.insert(threadMembers).values(members);
      await requireThere(tx, them);
      return made.id;
    }
    const [known] = await tx
      .select({ id: threads.id })
      .from(threads)
      .where(
        and(
          eq(threads.subjectKind, body.kind),
          eq(threads.subjectId, body.id),
          eq(threads.oneId, pair.oneId),
          eq(threads.otherId, pair.otherId),
        ),
      );
    if (!known) throw new Error('A thread is never deleted');
    return known.id;
  });
  return success({ id });
};
