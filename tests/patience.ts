import { availableParallelism, loadavg } from 'node:os';

/**
 * How long a test waits for what should come. Limits are there to end a test that hangs; none says
 * that something is slow. So they are generous, and longer where several want each processor:
 * conditions decide, time only gives up.
 */

/** Longer than this nobody waits for a run that hangs. */
const MAX = 9;

/** How much longer this machine may take than an idle one; PATIENCE=3 says it by hand. */
function factor(): number {
  const said = Number(process.env.PATIENCE);
  if (said > 0) return said;
  // Tests themselves fill the processors, so that the load at the start says too little of it.
  const waiting = (loadavg()[0] ?? 0) / availableParallelism();
  return Math.min(MAX, Math.max(3, 3 * waiting));
}

/** Once a process: what it starts inherits it, so that all of a run wait alike. */
const FACTOR = factor();
process.env.PATIENCE = String(FACTOR);

/** Milliseconds after which no test of a short run goes on: one that hangs costs no more. */
const LONGEST = 15 * 60_000;
/** What runs whole takes as long as it does; the image is no test. */
const isShort = !Object.keys(process.env).some(
  (name) => name.startsWith('FULL_') && name !== 'FULL_IMAGE',
);

/** Milliseconds to wait for what takes an idle machine at most so many seconds. */
export function patience(seconds: number): number {
  const ms = Math.round(seconds * 1_000 * FACTOR);
  return isShort ? Math.min(ms, LONGEST) : ms;
}
