import { and, asc, eq, sql } from 'drizzle-orm';
import { changeState } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { releases } from '#server/db/schema/index.ts';

/** The client answers a request for the fee by something else than their code: it is over. */
export async function endFeeRequests(
  context: Context,
  tx: Transaction,
  engagementId: number,
  note: string,
): Promise<void> {
  const open = await tx
    .select({ id: releases.id })
    .from(releases)
    .where(
      and(
        eq(releases.subjectKind, 'engagement'),
        eq(releases.subjectId, engagementId),
        eq(releases.state, 'requested'),
      ),
    )
    .orderBy(asc(releases.id));
  for (const { id } of open) {
    await changeState(context, tx, {
      kind: 'release',
      id,
      name: 'refuse',
      set: sql`updated_at = ${context.now()}`,
      note,
    });
  }
}
