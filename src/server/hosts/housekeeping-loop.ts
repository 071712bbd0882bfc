import type { Context } from '#server/core/context.ts';
import { keepHouse } from '#server/housekeeping/run-housekeeping.ts';
import { type Loop, startLoop } from './loop.ts';

const FIRST_MS = 60_000;
const EVERY_MS = 3_600_000;

/** Tidies up a minute after the start, when the site has warmed, and then every hour. */
export function startHousekeepingLoop(
  context: Context,
  { firstMs = FIRST_MS, everyMs = EVERY_MS } = {},
): Loop {
  return startLoop((signal) => keepHouse(context, signal), { firstMs, everyMs });
}
