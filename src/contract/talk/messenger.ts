import { z } from 'zod';
import { download } from '#contract/lib/download.ts';
import { endpoint } from '#contract/lib/endpoint.ts';
import { byId, envelope, id } from '#contract/lib/envelope.ts';
import { shortText } from '#contract/lib/fields.ts';
import { listOf, listQuery } from '#contract/lib/list.ts';
import { DOCUMENTS } from '#contract/lib/media-types.ts';
import { named } from '#contract/lib/named.ts';
import usual from '#messages/lib/fields/index.ts';
import words from '#messages/talk/fields/index.ts';

export const MESSAGE_LENGTH = 2_000;
/** Messages that come at once; older ones page by page. */
export const MESSAGE_PAGE = 50;
const MAX_FILE_BYTES = 20 * 1024 * 1024;

/** A message's place in the order of all; larger than what an `id` may be. */
export const messageId = z.coerce
  .number({ error: () => usual.give.number })
  .int({ error: () => usual.give.int })
  .min(0, { error: () => usual.oneOfList })
  .max(Number.MAX_SAFE_INTEGER, { error: () => usual.oneOfList });

const clientKey = z.uuid({ error: () => words.clientKey });

export const message = z.object({
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

const signedIn = { access: 'signed-in', reach: 'own-object' } as const;

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
