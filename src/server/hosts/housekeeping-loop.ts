import type { Context } from '../context.ts';
import { keepHouse } from '../features/housekeeping/keep-house.ts';

const FIRST_MS = 60_000;
const EVERY_MS = 3_600_000;

export interface HousekeepingLoop {
  /** Resolves once the batch in hand is done; the rest waits for the next start. */
  stop(): Promise<void>;
}

/** Tidies up a minute after the start, when the site has warmed, and then every hour. */
export function startHousekeepingLoop(
  context: Context,
  { firstMs = FIRST_MS, everyMs = EVERY_MS } = {},
): HousekeepingLoop {
  const stopping = new AbortController();
  let running: Promise<unknown> = Promise.resolve();
  let timer = setTimeout(next, firstMs);

  function next(): void {
    running = keepHouse(context, stopping.signal).finally(() => {
      if (!stopping.signal.aborted) timer = setTimeout(next, everyMs);
    });
  }

  return {
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
