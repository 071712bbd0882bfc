import type { StreamState } from './follow-stream.ts';

/** While no line is there, what is shown is asked for so often. */
const EVERY_MS = 30_000;

/** Stands in for a stream of changes while it is lost: asks now and then, and not once it is back. */
export function askWhileLost(ask: () => void) {
  let asking: ReturnType<typeof setInterval> | undefined;
  const stop = () => {
    clearInterval(asking);
    asking = undefined;
  };
  return {
    stop,
    /** A line that is lost again while it comes back does not begin the wait anew. */
    onState(state: StreamState): void {
      if (state === 'live') stop();
      else if (state === 'lost') asking ??= setInterval(ask, EVERY_MS);
    },
  };
}
