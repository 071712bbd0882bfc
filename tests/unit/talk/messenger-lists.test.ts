import { expect, test } from 'vitest';
import { mergeMessages, stillPending } from '#client/talk/messenger/merge-messages.ts';
import {
  type ThreadPage,
  withMessage,
  withRead,
} from '#client/talk/messenger/thread-list-change.ts';
import type { Message } from '#contract/talk/messenger.ts';
import type { Thread } from '#contract/talk/threads.ts';

const message = (id: number, overrides: Partial<Message> = {}): Message => ({
  id,
  threadId: 1,
  senderId: 2,
  body: `Message ${id}`,
  file: null,
  hidden: false,
  clientKey: null,
  at: '2026-11-21T10:00:00.000Z',
  ...overrides,
});

const thread = (id: number, unread: number): Thread => ({
  id,
  subject: { kind: 'listing', id: 5, title: 'A flat', link: null },
  other: { id: 2, name: 'Asha R.' },
  last: null,
  unread,
  muted: false,
  closed: null,
  contactShared: false,
});

const page: ThreadPage = {
  items: [thread(1, 0), thread(3, 2)],
  total: 2,
  nextCursor: null,
  unread: 2,
  lastId: 9,
};

test('messages from anywhere stand once, in order', () => {
  const merged = mergeMessages([message(3), message(1)], [message(2), message(3, { body: 'New' })]);
  expect(merged.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(merged[2]?.body).toBe('New');
});

test('what the server has is not on its way any more', () => {
  const pending = ['a', 'b'].map((clientKey) => ({
    clientKey,
    body: clientKey,
    fileName: null,
    at: '',
    state: 'sending' as const,
  }));
  const left = stillPending(pending, [message(1, { clientKey: 'a' })]);
  expect(left.map(({ clientKey }) => clientKey)).toEqual(['b']);
});

test('a thread with new words comes first, unread unless it is looked at or one’s own', () => {
  const seen = { userId: 7, isSeen: false };
  const changed = withMessage(page, message(10, { threadId: 3 }), seen);
  expect(changed?.items.map(({ id, unread }) => [id, unread])).toEqual([
    [3, 3],
    [1, 0],
  ]);
  expect(changed?.unread).toBe(3);
  expect(withMessage(page, message(10), { ...seen, isSeen: true })?.unread).toBe(2);
  expect(withMessage(page, message(10, { senderId: 7 }), seen)?.unread).toBe(2);
  expect(withMessage(page, message(10, { threadId: 8 }), seen)).toBeUndefined();
  expect(withMessage(page, message(9, { threadId: 3 }), seen)).toBe(page);
});

test('reading a thread takes its count away', () => {
  expect(withRead(page, 3)).toMatchObject({ unread: 0, items: [{ unread: 0 }, { unread: 0 }] });
});
