import { eq } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { reportMessage } from '#contract/talk/messenger.ts';
import words from '#messages/talk/messenger/index.ts';
import { abuseReports, messages } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { findOwnThread } from './own-thread.ts';

/** Reported again by the same person it stays one report, with the first words. */
export const reportMessageVerb: Verb<typeof reportMessage> = async (context, { params, body }) => {
  const { db, now } = context;
  const [found] = await db
    .select({ threadId: messages.threadId, senderId: messages.senderId })
    .from(messages)
    .where(eq(messages.id, params.messageId));
  if (!found) throw new AppError('not_found');
  const { me } = await findOwnThread(context, db, found.threadId);
  if (found.senderId === me) throw new AppError('not_found', words.ownMessage);
  await db
    .insert(abuseReports)
    .values({
      reporterId: me,
      subjectKind: 'message',
      subjectId: params.messageId,
      reason: body.reason,
      createdAt: now(),
    })
    .onConflictDoNothing();
  return success(null, words.thanksStaffLook);
};
