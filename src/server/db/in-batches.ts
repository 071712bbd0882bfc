import { setTimeout as pause } from 'node:timers/promises';

const BATCH = 1_000;
/** Between two batches everybody else comes first. */
const PAUSE_MS = 100;

/**
 * Runs `batch` until it finds less than it may take, or until told to stop. It is given the most
 * to take in hand and answers how much that was; so is the answer to all of it.
 */
export async function inBatches(
  signal: AbortSignal,
  batch: (most: number) => Promise<number>,
  most = BATCH,
): Promise<number> {
  let total = 0;
  while (!signal.aborted) {
    const taken = await batch(most);
    total += taken;
    if (taken < most) break;
    await pause(PAUSE_MS);
  }
  return total;
}
