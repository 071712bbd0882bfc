import type { z } from 'zod';
import { EVENT_TYPES, PING } from '#domain/event-types.ts';
import { event } from './people/events.ts';

/** A message that the site sends to an address an integrator has named. */
export interface WebhookEvent {
  /** As subscribers name it: `listing.changed`. */
  name: string;
  summary: string;
  /** The body, as it is signed and sent. */
  payload: z.ZodType<object>;
}

/** Every event that is sent, for the document’s `webhooks`. */
export const WEBHOOKS: readonly WebhookEvent[] = [
  ...EVENT_TYPES.map((name) => ({
    name,
    summary: `${name.replaceAll(/[._]/g, ' ')}, to a webhook that subscribes to it`,
    payload: event,
  })),
  { name: PING, summary: 'A try, to the webhook whose owner asked for it', payload: event },
];
