import { z } from 'zod';
import { PAGES_BY_NUMBER } from '#contract/lib/deprecation.ts';
import { download } from '#contract/lib/download.ts';
import { endpoint } from '#contract/lib/endpoint.ts';
import { byId, envelope, id } from '#contract/lib/envelope.ts';
import { shortText } from '#contract/lib/fields.ts';
import { listOf, listQuery } from '#contract/lib/list.ts';
import { DOCUMENTS } from '#contract/lib/media-types.ts';
import { named } from '#contract/lib/named.ts';
import { stream } from '#contract/lib/stream.ts';
import { ALL_TAGS } from '#contract/lib/tags.ts';
import { byPage } from '#contract/lib/timed-list.ts';
import usual from '#messages/lib/fields/index.ts';
import words from '#messages/talk/fields/index.ts';

export const SUBJECT_KINDS = ['listing', 'bid', 'booking', 'engagement', 'lead'] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

export const MESSAGE_LENGTH = 2_000;
/** Messages that come at once; older ones page by page. */
export const MESSAGE_PAGE = 50;
const MAX_FILE_BYTES = 20 * 1024 * 1024;

/** A message's place in the order of all; larger than what an `id` may be. */
const messageId = z.coerce
  .number({ error: () => usual.give.number })
  .int({ error: () => usual.give.int })
  .min(0, { error: () => usual.oneOfList })
  .max(Number.MAX_SAFE_INTEGER, { error: () => usual.oneOfList });

const clientKey = z.uuid({ error: () => words.clientKey });

const message = z.object({
  id: z.number().int(),
  threadId: z.number().int(),
  senderId: z.number().int(),
  body: z.string(),
  file: z.object({ name: z.string(), bytes: z.number().int() }).nullable(),
  /** Taken away by the platform's staff. */
  hidden: z.boolean(),
  /** By which its sender knows it again; nobody else sees it. */
  clientKey: z.string().nullable(),
  at: z.iso.datetime(),
});
named({ Message: message });
export type Message = z.infer<typeof message>;

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

const foundMessage = z.object({
  message,
  thread: z.object({ id: z.number().int(), title: z.string(), other: z.string() }),
});
export type FoundMessage = z.infer<typeof foundMessage>;

export const searchMessages = endpoint({
  name: 'searchMessages',
  summary: 'The caller’s messages with words that begin with all of those given, newest first',
  method: 'GET',
  path: '/messages/search',
  access: 'signed-in',
  reach: 'caller',
  tags: ['threads'],
  limit: { calls: 600, seconds: 3_600 },
  query: z.object({ q: shortText(100).min(2, { error: () => words.twoLetters }), ...listQuery }),
  response: listOf(foundMessage),
  errors: ['invalid', 'rate_limited'],
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

export const sendMessage = endpoint({
  ...signedIn,
  name: 'sendMessage',
  summary: 'Write to the other side; sent twice with the same key it is one message',
  method: 'POST',
  path: '/messages/thread/{id}',
  // A message answers a lead that waits for it.
  changes: ['threads', 'leads'],
  repeats: 'by-body',
  limit: { calls: 90, seconds: 60 },
  params: byId,
  body: z.object({
    clientKey,
    body: shortText(MESSAGE_LENGTH).min(1, { error: () => words.writeFirst }),
  }),
  response: envelope(message),
  errors: ['not_found', 'invalid', 'conflict', 'rate_limited'],
});

export const sendMessageFile = endpoint({
  ...signedIn,
  name: 'sendMessageFile',
  summary: 'Send a document (PDF, JPEG or PNG) to the other side',
  method: 'POST',
  path: '/messages/thread/{id}/file',
  // A message answers a lead that waits for it.
  changes: ['threads', 'leads'],
  limit: { calls: 30, seconds: 3_600 },
  upload: { maxBytes: MAX_FILE_BYTES, types: DOCUMENTS },
  params: byId,
  query: z.object({ clientKey, filename: shortText(255).default('document') }),
  response: envelope(message),
  errors: ['malformed', 'not_found', 'invalid', 'conflict', 'too_large', 'rate_limited'],
});

export const openMessageFile = endpoint({
  ...signedIn,
  name: 'openMessageFile',
  summary: 'A document of a thread, for its two',
  method: 'GET',
  path: '/messages/thread/{id}/file/{messageId}',
  tags: [],
  params: z.object({ id, messageId }),
  response: download(...DOCUMENTS),
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

export const reportMessage = endpoint({
  ...signedIn,
  name: 'reportMessage',
  summary: 'Tell the platform’s staff what is wrong with a message of the other',
  method: 'POST',
  path: '/messages/report/{messageId}',
  changes: ['abuse-reports'],
  limit: { calls: 20, seconds: 3_600 },
  params: z.object({ messageId }),
  body: z.object({ reason: shortText(500).min(5, { error: () => words.whatIsWrong }) }),
  response: envelope(z.null()),
  errors: ['not_found', 'rate_limited'],
});

/** What the stream's events carry, by their names. Only a message has an id to go on from. */
export const STREAM_EVENTS = {
  message,
  read: z.object({
    threadId: z.number().int(),
    readerId: z.number().int(),
    upTo: z.number().int(),
  }),
  typing: z.object({ threadId: z.number().int() }),
} as const;

/**
 * The one event of who follows changes alone, `changed`: what others changed of what the caller may
 * be looking at; nothing named: it may be anything.
 */
export const CHANGED = z.object({ tags: z.array(z.enum(ALL_TAGS)) });

export const messageStream = endpoint({
  name: 'messageStream',
  summary:
    'Server-sent events: every message to or from the caller after one, as it comes; or that others changed what the caller sees',
  method: 'GET',
  path: '/messages/stream',
  access: 'signed-in',
  reach: 'caller',
  tags: [],
  limit: { calls: 120, seconds: 300 },
  query: z.object({
    /** The last message known; without it the stream begins now. */
    after: messageId.optional(),
    /** Tells of changes to lists alone, and of no messages: who follows that is not reading them. */
    only: z.literal('changes').optional(),
    /** Ends after what there is already. */
    once: z.literal('1').optional(),
  }),
  response: stream,
  errors: ['rate_limited', 'unavailable'],
});
