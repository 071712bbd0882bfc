import { z } from 'zod';
import { endpoint } from '#contract/lib/endpoint.ts';
import { envelope, id } from '#contract/lib/envelope.ts';
import { shortText, upTo } from '#contract/lib/fields.ts';
import { EVENT_TYPES } from '#domain/event-types.ts';
import words from '#messages/people/asked/index.ts';

export const MAX_WEBHOOKS = 10;
/** The old secret signs beside a new one for so long. */
export const OLD_SECRET_HOURS = 24;
/** A webhook that takes nothing for so long is turned off. */
export const OFF_AFTER_DAYS = 5;

export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;

const webhook = z.object({
  id: z.number().int(),
  url: z.string(),
  description: z.string(),
  /** Empty: every type. */
  types: z.array(z.string()),
  enabled: z.boolean(),
  /** Why it is off. */
  offWhy: z.string().nullable(),
  /** Nothing was taken since then. */
  failingSince: z.iso.datetime().nullable(),
  /** Until when the old secret signs too. */
  oldSecretUntil: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type Webhook = z.infer<typeof webhook>;

const listed = webhook.extend({
  /** Of the newest event that was meant for it. */
  lastDelivery: z
    .object({ type: z.string(), createdAt: z.iso.datetime(), state: z.enum(DELIVERY_STATES) })
    .nullable(),
});
export type ListedWebhook = z.infer<typeof listed>;

const secret = z.string();
export const webhookId = z.object({ webhookId: id });

const url = z
  .string({ error: () => words.anAddress })
  .trim()
  .max(...upTo(500));
const types = z
  .array(z.enum(EVENT_TYPES, { error: () => words.noEventType }))
  .max(EVENT_TYPES.length);

export const listWebhooks = endpoint({
  name: 'listWebhooks',
  summary: 'Where the caller’s systems hear of events',
  method: 'GET',
  path: '/webhooks',
  access: 'member',
  reach: 'caller',
  key: 'webhooks:read',
  tags: ['webhooks'],
  response: envelope(z.array(listed)),
  errors: [],
});

export const createWebhook = endpoint({
  name: 'createWebhook',
  summary: `Send events to an address of the caller’s, ${MAX_WEBHOOKS} at most; the secret that signs them is shown this once`,
  method: 'POST',
  path: '/webhooks',
  access: 'member',
  reach: 'caller',
  key: 'webhooks:write',
  changes: ['webhooks', 'notifications'],
  repeats: 'secret',
  limit: { calls: 30, seconds: 3_600 },
  body: z.object({ url, description: shortText(100).default(''), types: types.default([]) }),
  response: envelope(webhook.extend({ secret })),
  errors: ['invalid', 'conflict', 'rate_limited'],
});

export const changeWebhook = endpoint({
  name: 'changeWebhook',
  summary: 'Change where events are sent and which, or turn it off and on',
  method: 'PUT',
  path: '/webhooks/{webhookId}',
  access: 'member',
  reach: 'own-object',
  key: 'webhooks:write',
  changes: ['webhooks'],
  limit: { calls: 120, seconds: 3_600 },
  params: webhookId,
  body: z.object({
    url: url.optional(),
    description: shortText(100).optional(),
    types: types.optional(),
    enabled: z.boolean().optional(),
  }),
  response: envelope(webhook),
  errors: ['invalid', 'not_found', 'rate_limited'],
});

export const removeWebhook = endpoint({
  name: 'removeWebhook',
  summary: 'Send nothing there any more, and forget what was sent',
  method: 'DELETE',
  path: '/webhooks/{webhookId}',
  access: 'member',
  reach: 'own-object',
  key: 'webhooks:write',
  changes: ['webhooks'],
  params: webhookId,
  response: envelope(z.null()),
  errors: ['not_found'],
});

export const rotateWebhookSecret = endpoint({
  name: 'rotateWebhookSecret',
  summary: `A new secret, shown this once; the old one signs beside it for ${OLD_SECRET_HOURS} hours`,
  method: 'POST',
  path: '/webhooks/{webhookId}/secret',
  access: 'member',
  reach: 'own-object',
  key: 'webhooks:write',
  changes: ['webhooks', 'notifications'],
  repeats: 'secret',
  limit: { calls: 30, seconds: 3_600 },
  params: webhookId,
  response: envelope(webhook.extend({ secret })),
  errors: ['not_found', 'rate_limited'],
});

export const pingWebhook = endpoint({
  name: 'pingWebhook',
  summary:
    'Send a test event to a webhook, signed, logged and tried again as any, whatever types it takes',
  method: 'POST',
  path: '/webhooks/{webhookId}/ping',
  access: 'member',
  reach: 'own-object',
  key: 'webhooks:write',
  changes: ['webhooks', 'events'],
  limit: { calls: 60, seconds: 3_600 },
  params: webhookId,
  response: envelope(z.object({ eventId: z.string() })),
  errors: ['not_found', 'conflict', 'rate_limited'],
});
