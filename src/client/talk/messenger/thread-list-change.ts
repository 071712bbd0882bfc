import type { ResponseOf } from '#contract/lib/endpoint.ts';
import type { Message } from '#contract/talk/messenger.ts';
import type { listTalks } from '#contract/talk/threads.ts';
import messengerWords from '#messages/talk/messenger/index.ts';

export type ThreadPage = ResponseOf<typeof listTalks>['data'];

/**
 * The list with a new message in it; as it is where it knows the message already, and undefined
 * where the thread is not on this page.
 */
export function withMessage(
  page: ThreadPage,
  message: Message,
  { userId, isSeen }: { userId: number; isSeen: boolean },
): ThreadPage | undefined {
  if (message.id <= page.lastId) return page;
  const thread = page.items.find(({ id }) => id === message.threadId);
  if (!thread) return undefined;
  const isNews = message.senderId !== userId && !isSeen;
  const words = message.body || (message.file ? messengerWords.aFile : messengerWords.takenAway);
  const moved = {
    ...thread,
    last: { senderId: message.senderId, words, at: message.at },
    unread: thread.unread + (isNews ? 1 : 0),
  };
  return {
    ...page,
    items: [moved, ...page.items.filter(({ id }) => id !== thread.id)],
    lastId: message.id,
    unread: page.unread + (isNews ? 1 : 0),
  };
}

/** The list with a thread read. */
export function withRead(page: ThreadPage, threadId: number): ThreadPage {
  const unread = page.items.find(({ id }) => id === threadId)?.unread ?? 0;
  return {
    ...page,
    items: page.items.map((each) => (each.id === threadId ? { ...each, unread: 0 } : each)),
    unread: Math.max(0, page.unread - unread),
  };
}
