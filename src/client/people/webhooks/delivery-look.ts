import type { Tone } from '#client/ui/Badge.tsx';
import type { WebhookDelivery } from '#contract/people/webhooks.ts';

type State = WebhookDelivery['state'];

export const DELIVERY_LABEL: Record<State, string> = {
  waiting: 'Waiting',
  delivered: 'Delivered',
  failed: 'Failed',
};

export const DELIVERY_TONE: Record<State, Tone> = {
  waiting: 'warn',
  delivered: 'good',
  failed: 'bad',
};
