import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from '#server/core/context.ts';
import type { Background } from '#server/lib/background.ts';
import { BATCH_SIZE, deliverDue } from './deliver-due.ts';

/** Longer than nearly every transaction takes to commit; the next round finds what was still open. */
const COMMITTED_MS = 250;

const waiting = new WeakSet<Background>();

/** Delivers what is due once the transaction at hand will have committed. */
export function deliverSoon(context: Context): void {
  const { background } = context;
  if (waiting.has(background)) return;
  waiting.add(background);
  background.run('deliver notifications', async () => {
    await pause(COMMITTED_MS);
    waiting.delete(background);
    await deliverDue(context, BATCH_SIZE);
  });
}
