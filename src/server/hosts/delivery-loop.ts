import type { Context } from '../context.ts';
import { AT_ONCE, deliverDue } from '../features/notifications/deliver-due.ts';

const EVERY_MS = 5_000;

export interface DeliveryLoop {
  /** Resolves once nothing is being sent any more. */
  stop(): Promise<void>;
}

/** Sends notifications as they fall due, one round at a time, for as long as the site runs. */
export function startDeliveryLoop(context: Context, everyMs = EVERY_MS): DeliveryLoop {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function round(): Promise<void> {
    try {
      // In small parts, so that a stop never waits for a long queue.
      while (!stopped && (await deliverDue(context, AT_ONCE)) === AT_ONCE);
    } catch (error) {
      context.log.error({ err: error }, 'notifications could not be delivered');
    }
    if (!stopped) timer = setTimeout(next, everyMs);
  }

  let running = Promise.resolve();
  function next(): void {
    running = round();
  }

  timer = setTimeout(next, everyMs);
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
