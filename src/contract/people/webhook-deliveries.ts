import { z } from 'zod';
import { endpoint } from '#contract/lib/endpoint.ts';
import { envelope } from '#contract/lib/envelope.ts';
import { upTo } from '#contract/lib/fields.ts';
import words from '#messages/people/asked/index.ts';
import { DELIVERY_STATES, webhookId } from './webhooks.ts';

export const MAX_DELIVERIES = 100;

const delivery = z.object({
  id: z.number().int(),
  eventId: z.string(),
  type: z.string(),
  createdAt: z.iso.datetime(),
  state: z.enum(DELIVERY_STATES),
  /** When it is tried next. */
  dueAt: z.iso.datetime().nullable(),
  attempts: z.array(
    z.object({
      at: z.iso.datetime(),
      milliseconds: z.number().int(),
      status: z.number().int().nullable(),
      error: z.string().nullable(),
      answer: z.string().nullable(),
    }),
  ),
});
export type WebhookDelivery = z.infer<typeof delivery>;

export const listDeliveries = endpoint({
  name: 'listDeliveries',
  summary: 'What was sent to a webhook, newest first, with every attempt and how it was answered',
  method: 'GET',
  path: '/webhooks/{webhookId}/deliveries',
  access: 'member',
  reach: 'own-object',
  key: 'webhooks:read',
  tags: ['webhooks'],
  params: webhookId,
  query: z.object({
    /** Only those older than this delivery. */
    before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
    state: z.enum(DELIVERY_STATES).optional(),
    limit: z.coerce.number().int().min(1).max(MAX_DELIVERIES).default(20),
  }),
  response: envelope(z.array(delivery)).extend({ hasMore: z.boolean() }),
  errors: ['invalid', 'not_found'],
});

export const replayDeliveries = endpoint({
  name: 'replayDeliveries',
  summary: 'Send events again: one by its id, or those of a time, all or the failed ones',
  method: 'POST',
  path: '/webhooks/{webhookId}/replay',
  access: 'member',
  reach: 'own-object',
  key: 'webhooks:write',
  changes: ['webhooks'],
  limit: { calls: 60, seconds: 3_600 },
  params: webhookId,
  body: z.union([
    z.strictObject({ eventId: z.string().max(...upTo(40)) }),
    z.strictObject({
      from: z.iso.datetime({ error: () => words.aTime }),
      until: z.iso.datetime({ error: () => words.aTime }).optional(),
      onlyFailed: z.boolean().default(false),
    }),
  ]),
  response: envelope(z.object({ events: z.number().int() })),
  errors: ['invalid', 'not_found', 'conflict', 'rate_limited'],
});
