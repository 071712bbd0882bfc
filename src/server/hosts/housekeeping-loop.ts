import { HOUR_MS, MINUTE_MS } from '#domain/lib/time/lengths.ts';
import type { Context } from '#server/core/context.ts';
import { keepHouse } from '#server/housekeeping/run-housekeeping.ts';
import { type Loop, startLoop } from '#server/lib/loop.ts';

const FIRST_MS = MINUTE_MS;
const EVERY_MS = HOUR_MS;

/** Tidies up a minute after the start, when the site has warmed, and then every hour. */
export function startHousekeepingLoop(
  context: Context,
  { firstMs = FIRST_MS, everyMs = EVERY_MS } = {},
): Loop {
  return startLoop((signal) => keepHouse(context, signal), { firstMs, everyMs });
}
