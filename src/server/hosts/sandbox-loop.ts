import type { Context } from '#server/core/context.ts';
import { type Loop, startLoop } from '#server/lib/loop.ts';
import { sendSandboxWebhooks } from '#server/ports/gateway/sandbox/send-webhooks.ts';

const EVERY_MS = 5_000;

/** Sends the sandbox gateway's webhooks as they fall due, where it is in force. */
export function startSandboxLoop(context: Context, everyMs = EVERY_MS): Loop {
  if (context.ports.gateway.name !== 'sandbox') return { stop: async () => {} };
  return startLoop(
    () =>
      sendSandboxWebhooks(context).catch((err: unknown) =>
        context.log.error({ err }, 'sandbox webhooks could not be sent'),
      ),
    { everyMs },
  );
}
