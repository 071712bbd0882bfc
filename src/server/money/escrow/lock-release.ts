import { and, eq } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import words from '#messages/money/refusals/index.ts';
import type { Context } from '#server/core/context.ts';
import type { Queryable, Transaction } from '#server/db/client.ts';
import { type Release, releases } from '#server/db/schema/index.ts';
import { personOf } from '#server/session/person.ts';
import { requireOpen } from './release-row.ts';
import { subjectOf } from './release-subjects.ts';

type Part = 'payer' | 'payee';

/** A request the caller has that part in. Throws not_found. */
export async function findRelease(
  context: Context,
  db: Queryable,
  id: number,
  part: Part,
): Promise<Release> {
  const column = part === 'payer' ? releases.payerId : releases.payeeId;
  const [release] = await db
    .select()
    .from(releases)
    .where(and(eq(releases.id, id), eq(column, personOf(context).id)));
  // A forfeit was never anybody's to decide.
  if (!release || release.kind === 'forfeit') {
    throw new AppError('not_found', words.requestNotFound);
  }
  return release;
}

/** A request that waits for an answer, with what it is about held until the transaction ends. */
export async function lockRelease(
  context: Context,
  tx: Transaction,
  id: number,
  part: Part,
): Promise<Release> {
  const before = await findRelease(context, tx, id, part);
  await subjectOf(before).lock(tx, before.subjectId);
  // Read again: what it was before the lock may have changed while we waited for it.
  const release = await findRelease(context, tx, id, part);
  requireOpen(release, context.now());
  return release;
}
