import { z } from 'zod';
import { endpoint } from '#contract/lib/endpoint.ts';
import { envelope } from '#contract/lib/envelope.ts';

export const listOutbox = endpoint({
  name: 'listOutbox',
  summary: 'Sandbox only: mail and SMS that a real provider would have sent, newest first',
  method: 'GET',
  path: '/sandbox/outbox',
  access: 'anyone',
  reach: 'public',
  tags: [],
  query: z.object({ to: z.string().max(254).optional() }),
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
