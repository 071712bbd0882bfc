import { and, eq, sql } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { assignWork } from '#contract/people/staff-inbox.ts';
import { QUEUE_ONE, queueLink, STAFF_QUEUE, type StaffQueue } from '#domain/people/staff-queue.ts';
import { inLanguage } from '#messages/lib/in-language.ts';
import doneWords from '#messages/people/done/index.ts';
import refusalsWords from '#messages/people/refusals/index.ts';
import { audit } from '#server/core/audit.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { inTurn } from '#server/db/in-turn.ts';
import { rows } from '#server/db/rows.ts';
import { staffWork } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { notify } from '#server/people/notifications/index.ts';
import { personOf } from '#server/session/person.ts';
import { findColleagues } from './list-inbox.ts';
import { waitingForStaff } from './queues.ts';

interface Waiting {
  title: string;
  staffId: number | null;
  staff: string | null;
  link: string | null;
}

async function findWaiting(
  context: Context,
  tx: Transaction,
  queue: StaffQueue,
  itemId: number,
): Promise<Waiting> {
  await inTurn(tx, 'work of staff');
  const [found] = await rows<Waiting>(
    tx,
    sql`select w.title, w.staff_id as "staffId", w.staff, w.link
        from ${waitingForStaff(context)} where w.queue = ${queue} and w.id = ${itemId}`,
  );
  if (!found) throw new AppError('not_found', refusalsWords.waitsNoLonger);
  return found;
}

async function write(
  { now }: Context,
  tx: Transaction,
  queue: StaffQueue,
  itemId: number,
  staffId: number | null,
): Promise<void> {
  if (staffId === null) {
    await tx.delete(staffWork).where(and(eq(staffWork.queue, queue), eq(staffWork.itemId, itemId)));
    return;
  }
  const row = { staffId, at: now() };
  await tx
    .insert(staffWork)
    .values({ queue, itemId, ...row })
    .onConflictDoUpdate({ target: [staffWork.queue, staffWork.itemId], set: row });
}

export const assignWorkVerb: Verb<typeof assignWork> = async (context, { params, body }) => {
  const { queue, itemId } = params;
  const { to, seen } = body;
  const caller = personOf(context).id;
  const colleague = (await findColleagues(context)).find(({ id }) => id === to);
  if (to !== null && !colleague) {
    throw new AppError('not_found', refusalsWords.noStaffOfNumber);
  }
  await context.db.transaction(async (tx) => {
    const { staffId, staff } = await findWaiting(context, tx, queue, itemId);
    if (staffId !== seen) {
      throw new AppError(
        'conflict',
        staffId === null
          ? refusalsWords.nobodyWorks
          : refusalsWords.colleagueTook({ staff: staff ?? '' }),
      );
    }
    await write(context, tx, queue, itemId, to);
    await audit(context, tx, {
      action: 'work.assign',
      subjectKind: STAFF_QUEUE[queue].subject,
      subjectId: itemId,
      detail: { queue, from: staffId, to },
    });
    if (!colleague || to === caller) return;
    const { title, link } = await inLanguage(colleague.language, () =>
      findWaiting(context, tx, queue, itemId),
    );
    await notify(context, tx, colleague.id, {
      kind: 'staff_work',
      title: () => doneWords.colleagueGives,
      body: () => `${QUEUE_ONE[queue]}: ${title}`,
      link: link ?? queueLink(queue, itemId),
    });
  });
  if (to === null) return success(null, doneWords.nobodyNow);
  return success(
    null,
    to === caller ? doneWords.yours : doneWords.withColleague({ name: colleague?.name ?? '' }),
  );
};
