import { z } from 'zod';
import { PAGES_BY_NUMBER } from '#contract/lib/deprecation.ts';
import { endpoint } from '#contract/lib/endpoint.ts';
import { byId, envelope, id } from '#contract/lib/envelope.ts';
import { listOf, listQuery } from '#contract/lib/list.ts';
import { named } from '#contract/lib/named.ts';
import { byPage } from '#contract/lib/timed-list.ts';
import { message, messageId } from './messenger.ts';

export const SUBJECT_KINDS = ['listing', 'bid', 'booking', 'engagement', 'lead'] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

/** Why nobody can write here any more: one of the two has blocked the other, or has left. */
const closed = z.enum(['by-you', 'by-them', 'gone']).nullable();

const thread = z.object({
  id: z.number().int(),
  subject: z.object({
    kind: z.enum(SUBJECT_KINDS),
    id: z.number().int(),
    title: z.string(),
    /** Where the caller sees it. */
    link: z.string().nullable(),
  }),
  /** By first name and initial, until their contact is shared. */
  other: z.object({ id: z.number().int(), name: z.string() }),
  last: z
    .object({ senderId: z.number().int(), words: z.string(), at: z.iso.datetime() })
    .nullable(),
  unread: z.number().int(),
  muted: z.boolean(),
  closed,
  /** Both see each other's number already, and may write it here. */
  contactShared: z.boolean(),
});
named({ Thread: thread });
export type Thread = z.infer<typeof thread>;

const signedIn = { access: 'signed-in', reach: 'own-object' } as const;

export const openThread = endpoint({
  ...signedIn,
  name: 'openThread',
  summary:
    'Talk about a live listing with its owner, or about a bid, booking or engagement of one’s own',
  method: 'POST',
  path: '/messages/open',
  changes: ['threads'],
  limit: { calls: 40, seconds: 3_600 },
  body: z.object({
    kind: z.enum(SUBJECT_KINDS),
    id,
    /** With whom an owner talks about a home of their own: one who asked about it. */
    with: id.optional(),
  }),
  response: envelope(z.object({ id: z.number().int() })),
  errors: ['not_found', 'conflict', 'rate_limited'],
});

const newest = {
  /** Unread messages of all threads. */
  unread: z.number().int(),
  /** The newest message there is: from here on the stream tells. */
  lastId: z.number().int(),
};

export const listTalks = endpoint({
  name: 'listTalks',
  summary: 'The caller’s threads, those with the newest words first',
  method: 'GET',
  path: '/messages/talks',
  access: 'signed-in',
  reach: 'caller',
  tags: ['threads'],
  query: z.object(listQuery),
  response: listOf(thread, newest),
  errors: ['invalid'],
});

export const listThreads = endpoint({
  name: 'listThreads',
  summary: 'The caller’s threads, those with the newest words first',
  method: 'GET',
  path: '/messages/threads',
  access: 'signed-in',
  reach: 'caller',
  tags: ['threads'],
  query: byPage,
  response: envelope(z.array(thread)).extend({
    total: z.number().int(),
    page: z.number().int(),
    pageSize: z.number().int(),
    ...newest,
  }),
  errors: [],
  deprecated: { ...PAGES_BY_NUMBER, instead: 'listTalks' },
});

export const unreadMessages = endpoint({
  name: 'unreadMessages',
  summary: 'How many messages the caller has not read',
  method: 'GET',
  path: '/messages/unread',
  access: 'signed-in',
  reach: 'caller',
  tags: ['threads'],
  response: envelope(z.object({ unread: z.number().int() })),
  errors: [],
});

export const getThread = endpoint({
  ...signedIn,
  name: 'getThread',
  summary: 'A thread with its latest messages, or those before one, oldest first',
  method: 'GET',
  path: '/messages/thread/{id}',
  tags: ['threads'],
  params: byId,
  query: z.object({ before: messageId.optional() }),
  response: envelope(
    z.object({
      thread,
      messages: z.array(message),
      more: z.boolean(),
      /** How far the caller and the other have read. */
      readUpTo: z.number().int(),
      otherReadUpTo: z.number().int(),
    }),
  ),
  errors: ['not_found'],
});

export const readThread = endpoint({
  ...signedIn,
  name: 'readThread',
  summary: 'Everything up to a message is read',
  method: 'POST',
  path: '/messages/thread/{id}/read',
  changes: ['threads'],
  params: byId,
  body: z.object({ upTo: messageId }),
  response: envelope(z.object({ unread: z.number().int() })),
  errors: ['not_found'],
});

export const showTyping = endpoint({
  ...signedIn,
  name: 'showTyping',
  summary: 'Let the other side see that the caller is writing; kept nowhere',
  method: 'POST',
  path: '/messages/thread/{id}/typing',
  changes: [],
  repeats: 'freely',
  limit: { calls: 60, seconds: 60 },
  params: byId,
  response: envelope(z.null()),
  errors: ['not_found', 'rate_limited'],
});

export const muteThread = endpoint({
  ...signedIn,
  name: 'muteThread',
  summary: 'No notifications of a thread, or again',
  method: 'POST',
  path: '/messages/thread/{id}/mute',
  changes: ['threads'],
  params: byId,
  body: z.object({ muted: z.boolean() }),
  response: envelope(z.object({ muted: z.boolean() })),
  errors: ['not_found'],
});

export const blockOther = endpoint({
  ...signedIn,
  name: 'blockOther',
  summary: 'Take no more messages from the other of a thread, in any thread, or again',
  method: 'POST',
  path: '/messages/thread/{id}/block',
  changes: ['threads', 'visits', 'contacts'],
  params: byId,
  body: z.object({ blocked: z.boolean() }),
  response: envelope(z.object({ blocked: z.boolean() })),
  errors: ['not_found'],
});
