import { type SQL, sql } from 'drizzle-orm';
import { moveStates, type TransitionName } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import type { Queryable } from '#server/db/client.ts';

const FREES_PAN: readonly TransitionName<'identity_check'>[] = ['reject', 'withdraw'];

/** Every transition of a check but referring it to staff is its end. Returns the ids of those that came to it now. */
export function endChecks(
  { now }: Context,
  db: Queryable,
  name: TransitionName<'identity_check'>,
  where: SQL,
  { reason, decidedBy }: { reason?: string; decidedBy?: number } = {},
): Promise<number[]> {
  const set = sql.join(
    [
      // What is referred to staff waits for their decision.
      ...(name === 'refer' ? [] : [sql`decided_at = ${now()}`]),
      // Where a check counts no more, its PAN is free for another account.
      ...(FREES_PAN.includes(name) ? [sql`pan_hash = null`] : []),
      ...(reason === undefined ? [] : [sql`reason = ${reason}`]),
      ...(decidedBy === undefined ? [] : [sql`decided_by = ${decidedBy}`]),
    ],
    sql`, `,
  );
  return moveStates(db, { kind: 'identity_check', name, set, where });
}
