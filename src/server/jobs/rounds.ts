import { fetchPhotos } from '#server/homes/feeds/index.ts';
import { tellOfNewHomes } from '#server/homes/saved-searches/index.ts';
import { BATCH_SIZE, deliverDue } from '#server/people/notifications/index.ts';
import { deliverEvents, placeEvents } from '#server/people/webhooks/index.ts';
import { sendSandboxWebhooks } from '#server/ports/gateway/sandbox/send-webhooks.ts';
import type { Round } from './round.ts';

/** Notifications as they fall due. */
export const DELIVERIES: Round = {
  name: 'deliver-notifications',
  everyMs: 5_000,
  async run(context, signal) {
    // In small parts, so that a stop never waits for a long queue.
    while (!signal.aborted && (await deliverDue(context, BATCH_SIZE)) === BATCH_SIZE);
  },
};

/** What the sandbox gateway tells, where it is in force. */
export const SANDBOX_WEBHOOKS: Round = {
  name: 'send-sandbox-webhooks',
  everyMs: 5_000,
  async run(context) {
    if (context.ports.gateway.name === 'sandbox') {
      await sendSandboxWebhooks(context, { now: context.now() });
    }
  },
};

/** Events get their place in their lists; systems that are slow to hear of them hold this up no time. */
export const PLACES: Round = {
  name: 'place-events',
  everyMs: 2_000,
  async run(context, signal) {
    while (!signal.aborted && (await placeEvents(context)) > 0);
  },
};

/** They go where systems want to hear of them. */
export const EVENTS: Round = {
  name: 'deliver-events',
  everyMs: 2_000,
  async run(context, signal) {
    while (!signal.aborted && (await deliverEvents(context)) > 0);
  },
};

/** Photos that feeds name by address. */
export const FEED_PHOTOS: Round = {
  name: 'fetch-feed-photos',
  everyMs: 5_000,
  async run(context, signal) {
    while (!signal.aborted && (await fetchPhotos(context)) > 0);
  },
};

/** What somebody waits for in front of a screen; all else is in JOBS. */
export const ROUNDS: readonly Round[] = [
  DELIVERIES,
  SANDBOX_WEBHOOKS,
  PLACES,
  EVENTS,
  FEED_PHOTOS,
  { name: 'tell-of-new-homes', everyMs: 15_000, run: tellOfNewHomes },
];
