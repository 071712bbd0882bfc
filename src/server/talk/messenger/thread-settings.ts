import { and, eq } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import type { blockOther, muteThread, showTyping } from '#contract/talk/threads.ts';
import messengerWords from '#messages/talk/messenger/index.ts';
import { audit } from '#server/core/audit.ts';
import { blocks, threadMembers } from '#server/db/schema/index.ts';
import { callOffBetween } from '#server/deals/ending/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { tellLive } from '#server/live/live-event.ts';
import { closedBy, findRelation } from '#server/people/blocks/index.ts';
import { findOwnThread } from './own-thread.ts';

export const muteThreadVerb: Verb<typeof muteThread> = async (context, { params, body }) => {
  const { id, me } = await findOwnThread(context, context.db, params.id);
  const { muted } = body;
  await context.db
    .update(threadMembers)
    .set({ mutedAt: muted ? context.now() : null })
    .where(and(eq(threadMembers.threadId, id), eq(threadMembers.personId, me)));
  const words = muted ? messengerWords.muted : messengerWords.unmuted;
  return success({ muted }, words);
};

export const blockOtherVerb: Verb<typeof blockOther> = async (context, { params, body }) => {
  const { blocked } = body;
  await context.db.transaction(async (tx) => {
    const { me, them } = await findOwnThread(context, tx, params.id);
    if (blocked) {
      const values = { blockerId: me, blockedId: them, createdAt: context.now() };
      await tx.insert(blocks).values(values).onConflictDoNothing();
      await callOffBetween(context, tx, me, them);
    } else {
      await tx.delete(blocks).where(and(eq(blocks.blockerId, me), eq(blocks.blockedId, them)));
    }
    await audit(context, tx, {
      action: blocked ? 'person.block' : 'person.unblock',
      subjectKind: 'person',
      subjectId: them,
    });
  });
  const words = blocked ? messengerWords.blocked : messengerWords.unblocked;
  return success({ blocked }, words);
};

export const showTypingVerb: Verb<typeof showTyping> = async (context, { params }) => {
  const { id, me, them } = await findOwnThread(context, context.db, params.id);
  if (!closedBy(await findRelation(context.db, me, them))) {
    await tellLive(context.db, [them], { kind: 'typing', threadId: id });
  }
  return success(null);
};
