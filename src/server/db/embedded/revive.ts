import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from '#server/lib/log.ts';
import { type Loop, startLoop } from '#server/lib/loop.ts';

/** Five starts within half a minute; what dies again after them needs somebody to look at it. */
const MAX_STARTS = 5;
const LOOK_MS = 2_000;
/** Looks without a fault after which earlier starts no longer count. */
const STEADY_LOOKS = 30;

interface Patient {
  isUp(): Promise<boolean>;
  /** Whether there is what a start needs; until there is, none is tried and none counted. */
  mayStart(): Promise<boolean>;
  start(): Promise<unknown>;
}

/**
 * Starts again what has died, each time after twice as long a wait, until it stays up or
 * `gaveUp` is told why it does not.
 */
export function revive(
  { isUp, mayStart, start }: Patient,
  log: Logger,
  gaveUp: (reason: string) => void,
  lookMs = LOOK_MS,
): Loop {
  let starts = 0;
  let steady = 0;
  let lacksRoom = false;
  let reason = 'it died each time';
  const given = new AbortController();

  async function look(stopping: AbortSignal): Promise<void> {
    const signal = AbortSignal.any([stopping, given.signal]);
    if (signal.aborted) return;
    if (await isUp()) {
      steady += 1;
      if (steady >= STEADY_LOOKS) starts = 0;
      return;
    }
    steady = 0;
    const before = lacksRoom;
    lacksRoom = !(await mayStart());
    if (lacksRoom && !before) log.error('the embedded Postgres is down, and its disk full');
    if (lacksRoom) return;
    if (starts === MAX_STARTS) {
      given.abort();
      return gaveUp(reason);
    }
    if (starts > 0) await wait((lookMs / 2) * 2 ** (starts - 1), undefined, { signal });
    starts += 1;
    log.error({ starts }, 'the embedded Postgres is down and is started again');
    await start();
  }

  return startLoop(
    (signal) =>
      look(signal).catch((error: unknown) => {
        if (signal.aborted) return;
        reason = error instanceof Error ? error.message : String(error);
        log.error({ err: error }, 'the embedded Postgres did not start');
      }),
    { everyMs: lookMs },
  );
}
