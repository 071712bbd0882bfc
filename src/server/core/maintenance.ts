import { AppError } from '#contract/lib/errors.ts';
import { readFact } from '#server/db/site-facts.ts';
import { type Loop, startLoop } from '#server/lib/loop.ts';
import type { Context } from './context.ts';

const LOOK_MS = 2_000;
/** After which it is worth trying again. */
const RETRY_SECONDS = 60;

/** Looks whether maintenance has begun or ended; while the database is away it stays as it was. */
export function followMaintenance({ db, maintenance }: Context): Loop {
  return startLoop(
    async () => {
      maintenance.says = await readFact(db, 'maintenance').catch(() => maintenance.says);
    },
    { everyMs: LOOK_MS },
  );
}

/** Refuses a call that would write. */
export function requireNoMaintenance({ maintenance: { says } }: Context): void {
  if (says === undefined) return;
  const refusal = new AppError('unavailable', says);
  refusal.retryAfterSeconds = RETRY_SECONDS;
  throw refusal;
}
