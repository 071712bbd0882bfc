import { z } from 'zod';
import { endpoint } from '#contract/lib/endpoint.ts';
import { stream } from '#contract/lib/stream.ts';
import { ALL_TAGS } from '#contract/lib/tags.ts';
import { message, messageId } from './messenger.ts';

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
