import { eq, sql } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import { needsSecondFactor, type SecondFactor } from '#domain/lib/sign-in.ts';
import words from '#messages/people/news/index.ts';
import refusals from '#messages/people/refusals/index.ts';
import { audit } from '#server/core/audit.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { sessions } from '#server/db/schema/index.ts';
import { notify } from '#server/people/notifications/index.ts';
import { factorsOf, removeFactors, renewCodes } from '#server/people/second-factor/index.ts';
import { endSessions } from '#server/session/end-sessions.ts';
import { personOf } from '#server/session/person.ts';

/** Writes down that a factor came or went, and tells its owner by mail whatever they chose to hear. */
export async function tellOfFactor(
  context: Context,
  tx: Transaction,
  factor: SecondFactor,
  happened: 'added' | 'removed',
): Promise<void> {
  const { id } = personOf(context);
  const said = () => (happened === 'added' ? words.factorAdded : words.factorRemoved)[factor];
  await audit(context, tx, {
    action: `factor.${happened === 'added' ? 'add' : 'remove'}`,
    subjectKind: 'person',
    subjectId: id,
    detail: { factor },
  });
  await notify(context, tx, id, {
    kind: 'security',
    title: said,
    body: () => words.factorBody({ happened: said() }),
    link: '/MyProfile#security',
  });
}

/**
 * Follows on the adding of a factor. With the first, recovery codes are made, this session has shown
 * it, and every other, begun on less, ends.
 */
export async function afterAdding(
  context: Context,
  tx: Transaction,
  factor: SecondFactor,
  isFirst: boolean,
): Promise<{ recoveryCodes?: string[] }> {
  const { id, sessionId, awaitsSecondFactor } = personOf(context);
  // Who has one and has not shown it adds none.
  if (awaitsSecondFactor && !isFirst) throw new AppError('not_found');
  await tellOfFactor(context, tx, factor, 'added');
  if (!isFirst) return {};
  const at = context.now();
  await endSessions(tx, id, at, sessionId);
  const { signedInBy } = sessions;
  await tx
    .update(sessions)
    .set({ secondFactorAt: at, signedInBy: sql`array_append(${signedInBy}, ${factor}::text)` })
    .where(eq(sessions.id, sessionId));
  return { recoveryCodes: await renewCodes(context, tx, id) };
}

/** Follows on the removal of a factor. Throws conflict for staff whose last it was. */
export async function afterRemoving(
  context: Context,
  tx: Transaction,
  factor: SecondFactor,
): Promise<void> {
  const { id, role } = personOf(context);
  const left = await factorsOf(tx, id);
  if (left.length === 0) {
    if (needsSecondFactor(role)) {
      throw new AppError('conflict', refusals.staffNeedFactor);
    }
    // Recovery codes are for a factor that is lost; without one they would open nothing.
    await removeFactors(tx, id);
  }
  await tellOfFactor(context, tx, factor, 'removed');
}
