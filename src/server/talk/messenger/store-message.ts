import { and, eq, gt, sql } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import type { Message } from '#contract/talk/messenger.ts';
import { hoursBefore } from '#domain/lib/time/deadlines.ts';
import { truncate } from '#domain/lib/truncate.ts';
import messengerWords from '#messages/talk/messenger/index.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { inTurn } from '#server/db/in-turn.ts';
import { insertOne } from '#server/db/insert-one.ts';
import {
  documents,
  messages,
  notifications,
  threadMembers,
  threads,
} from '#server/db/schema/index.ts';
import { isListening } from '#server/live/listeners.ts';
import { tellLive } from '#server/live/live-event.ts';
import { findRelation, requireNoContact, requireOpen } from '#server/people/blocks/index.ts';
import { notify } from '#server/people/notifications/index.ts';
import { answerByMessage } from '#server/professionals/leads/index.ts';
import { findMessages } from './find-messages.ts';
import { findThreads } from './find-threads.ts';
import { findOwnThread, type OwnThread } from './own-thread.ts';

const NEWS_LENGTH = 140;

export interface NewMessage {
  clientKey: string;
  body: string;
  document?: Omit<typeof documents.$inferInsert, 'ownerId' | 'purpose'>;
}

/**
 * Ids of the messages to or from one person rise in the order in which they can be seen, so that a
 * stream that goes on from an id misses none: nobody else writes to either of the two until this
 * transaction ends.
 */
async function lockInboxes(tx: Transaction, { id, oneId, otherId }: OwnThread): Promise<void> {
  await inTurn(tx, `messages of ${oneId}`, `messages of ${otherId}`);
  await tx.select({ id: threads.id }).from(threads).where(eq(threads.id, id)).for('update');
}

async function findSent(tx: Transaction, { id, me }: OwnThread, clientKey: string) {
  const where = sql`m.sender_id = ${me} and m.client_key = ${clientKey}`;
  const [sent] = await findMessages(tx, me, where, { most: 1 });
  if (sent && sent.threadId !== id) {
    throw new AppError('conflict', messengerWords.keyUsed);
  }
  return sent;
}

/** Somebody who is not there is told; not for every message of a long talk. */
async function tellAbsent(
  context: Context,
  tx: Transaction,
  { id, them }: OwnThread,
  words: string,
): Promise<void> {
  const [member] = await tx
    .select({ mutedAt: threadMembers.mutedAt })
    .from(threadMembers)
    .where(and(eq(threadMembers.threadId, id), eq(threadMembers.personId, them)));
  if (member?.mutedAt || (await isListening(tx, them))) return;
  const link = `/Messanger?thread=${id}`;
  const hourAgo = hoursBefore(context.now(), 1);
  const { personId, kind, link: linked, createdAt } = notifications;
  const lately = and(
    eq(personId, them),
    eq(kind, 'message'),
    eq(linked, link),
    gt(createdAt, hourAgo),
  );
  if ((await tx.$count(notifications, lately)) > 0) return;
  // As the other side sees it: their own name for the sender.
  const [thread] = await findThreads(tx, them, sql`t.id = ${id}`);
  if (!thread) return;
  await notify(context, tx, them, {
    kind: 'message',
    title: () => messengerWords.wroteToYou({ name: thread.other.name }),
    body: () =>
      messengerWords.aboutWords({
        title: thread.subject.title,
        words: truncate(words || messengerWords.aFile, NEWS_LENGTH),
      }),
    link,
  });
}

async function insert(
  { now }: Context,
  tx: Transaction,
  { id, me }: OwnThread,
  { clientKey, body, document }: NewMessage,
): Promise<number> {
  const stored =
    document && (await insertOne(tx, documents, { ...document, ownerId: me, purpose: 'message' }));
  const at = now();
  const made = await insertOne(tx, messages, {
    threadId: id,
    senderId: me,
    body,
    clientKey,
    at,
    documentId: stored?.id ?? null,
  });
  await tx.update(threads).set({ lastMessageId: made.id, lastAt: at }).where(eq(threads.id, id));
  return made.id;
}

/** Puts a message into a thread; one sent before by the same key is only answered again. */
export async function storeMessage(
  context: Context,
  tx: Transaction,
  threadId: number,
  sending: NewMessage,
): Promise<{ message: Message; isNew: boolean }> {
  const thread = await findOwnThread(context, tx, threadId);
  await lockInboxes(tx, thread);
  const sent = await findSent(tx, thread, sending.clientKey);
  if (sent) return { message: sent, isNew: false };
  const standing = await findRelation(tx, thread.me, thread.them);
  requireOpen(standing);
  requireNoContact(standing, sending.body, 'body');
  const messageId = await insert(context, tx, thread, sending);
  await tellLive(tx, [thread.oneId, thread.otherId], { kind: 'message', threadId, messageId });
  await answerByMessage(context, tx, { from: thread.me, to: thread.them });
  await tellAbsent(context, tx, thread, sending.body);
  const [message] = await findMessages(tx, thread.me, sql`m.id = ${messageId}`, { most: 1 });
  if (!message) throw new Error('The message is not in its thread');
  return { message, isNew: true };
}
