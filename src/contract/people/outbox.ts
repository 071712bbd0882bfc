import { z } from 'zod';
import { endpoint } from '#contract/lib/endpoint.ts';
import { envelope } from '#contract/lib/envelope.ts';
import { upTo } from '#contract/lib/fields.ts';

export const listOutbox = endpoint({
  name: 'listOutbox',
  summary: 'Sandbox only: mail and SMS that a real provider would have sent, newest first',
  method: 'GET',
  path: '/sandbox/outbox',
  access: 'anyone',
  reach: 'public',
  tags: [],
  query: z.object({
    to: z
      .string()
      .max(...upTo(254))
      .optional(),
  }),
  response: envelope(
    z.array(
      z.object({
        at: z.string(),
        channel: z.enum(['mail', 'sms', 'push']),
        to: z.string(),
        subject: z.string(),
        text: z.string(),
      }),
    ),
  ),
  errors: ['not_found'],
});

export const listDemoCodes = endpoint({
  name: 'listDemoCodes',
  summary: 'Sandbox only: what the authenticator apps of the demo’s staff show now',
  method: 'GET',
  path: '/sandbox/codes',
  access: 'anyone',
  reach: 'public',
  tags: [],
  response: envelope(
    z.array(z.object({ email: z.string(), code: z.string(), goodUntil: z.string() })),
  ),
  errors: ['not_found'],
});
