import type { Tone } from '#client/ui/Badge.tsx';
import type { WebhookDelivery } from '#contract/people/webhook-deliveries.ts';
import { labels } from '#messages/lib/labels.ts';
import words from '#messages/people/webhooks/index.ts';

type State = WebhookDelivery['state'];

export const DELIVERY_LABEL: Record<State, string> = labels(() => words.states);

export const DELIVERY_TONE: Record<State, Tone> = {
  waiting: 'warn',
  delivered: 'good',
  failed: 'bad',
};
