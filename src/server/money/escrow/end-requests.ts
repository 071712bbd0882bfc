import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { OPEN_RELEASE_STATES } from '#domain/money/release.ts';
import notes from '#messages/lib/own-notes/index.ts';
import { changeState } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { instalments, releases } from '#server/db/schema/index.ts';
import { forTheBooks } from '#server/lib/for-the-books.ts';

/** Of a deal that ends nothing is asked for any more: neither instalments nor releases. */
export async function endRequests(
  context: Context,
  tx: Transaction,
  bookingId: number,
): Promise<void> {
  const note = forTheBooks(() => notes.bookingOver);
  const due = await tx
    .select({ id: instalments.id })
    .from(instalments)
    .where(and(eq(instalments.bookingId, bookingId), eq(instalments.state, 'due')))
    .orderBy(asc(instalments.id));
  for (const { id } of due) {
    await changeState(context, tx, {
      kind: 'instalment',
      id,
      name: 'lapse',
      note,
    });
  }
  const open = await tx
    .select({ id: releases.id })
    .from(releases)
    .where(
      and(
        eq(releases.subjectKind, 'booking'),
        eq(releases.subjectId, bookingId),
        inArray(releases.state, [...OPEN_RELEASE_STATES]),
      ),
    )
    .orderBy(asc(releases.id));
  const set = sql`updated_at = ${context.now()}`;
  for (const { id } of open) {
    await changeState(context, tx, {
      kind: 'release',
      id,
      name: 'expire',
      set,
      note,
    });
  }
}
