import type { Context } from '#server/core/context.ts';
import { type Loop, startLoop } from '#server/lib/loop.ts';
import { AT_ONCE, deliverDue } from '#server/people/notifications/deliver-due.ts';

const EVERY_MS = 5_000;

/** Sends notifications as they fall due. */
export function startDeliveryLoop(context: Context, everyMs = EVERY_MS): Loop {
  return startLoop(
    async (signal) => {
      try {
        // In small parts, so that a stop never waits for a long queue.
        while (!signal.aborted && (await deliverDue(context, AT_ONCE)) === AT_ONCE);
      } catch (error) {
        context.log.error({ err: error }, 'notifications could not be delivered');
      }
    },
    { everyMs },
  );
}
