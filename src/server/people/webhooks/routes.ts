import * as deliveries from '#contract/people/webhook-deliveries.ts';
import * as webhooks from '#contract/people/webhooks.ts';
import { implement, type Route } from '#server/http/execute.ts';
import { changeWebhookVerb, removeWebhookVerb } from './change-webhook.ts';
import { createWebhookVerb } from './create-webhook.ts';
import { listDeliveriesVerb } from './list-deliveries.ts';
import { listWebhooksVerb } from './list-webhooks.ts';
import { pingVerb } from './ping.ts';
import { replayVerb } from './replay.ts';
import { rotateSecretVerb } from './rotate-secret.ts';

export const webhookRoutes: Route[] = [
  implement(webhooks.listWebhooks, listWebhooksVerb),
  implement(webhooks.createWebhook, createWebhookVerb),
  implement(webhooks.changeWebhook, changeWebhookVerb),
  implement(webhooks.removeWebhook, removeWebhookVerb),
  implement(webhooks.rotateWebhookSecret, rotateSecretVerb),
  implement(webhooks.pingWebhook, pingVerb),
  implement(deliveries.listDeliveries, listDeliveriesVerb),
  implement(deliveries.replayDeliveries, replayVerb),
];
