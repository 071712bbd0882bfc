import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from '#server/core/context.ts';
import { hasFigures, refreshMarket } from './refresh/refresh-market.ts';

const LOOK_MS = 5_000;

/**
 * Where there are no figures at all, a visitor need not wait for the job's time: they are made as
 * soon as there is something to make them of. Ends with the first, or when it is stopped.
 */
export function startFirstRefresh(context: Context): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function look(): Promise<void> {
    while (!signal.aborted && !(await hasFigures(context))) {
      await refreshMarket(context, { signal });
      // It ends at once where the stop came while figures were made.
      await wait(LOOK_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  const looking = look().catch((err: unknown) =>
    context.log.error({ err }, 'the first figures of the market could not be made'),
  );
  return {
    async stop() {
      stopping.abort();
      await looking;
    },
  };
}
