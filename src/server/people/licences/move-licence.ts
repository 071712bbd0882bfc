import { type SQL, sql } from 'drizzle-orm';
import { moveStates, type TransitionName } from '#server/core/change-state.ts';
import type { Queryable } from '#server/db/client.ts';

/** Takes a transition with one check of a licence; false where it cannot start from how it stands. */
export async function moveLicence(
  db: Queryable,
  id: number,
  name: TransitionName<'licence'>,
  set?: SQL,
): Promise<boolean> {
  const where = sql`id = ${id}`;
  const moved = await moveStates(db, { kind: 'licence', name, where, ...(set && { set }) });
  return moved.length > 0;
}
