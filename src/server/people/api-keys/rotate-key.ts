import { and, eq } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { rotateKey } from '#contract/people/api-keys.ts';
import { hoursFrom } from '#domain/lib/time/deadlines.ts';
import doneWords from '#messages/people/done/index.ts';
import refusalsWords from '#messages/people/refusals/index.ts';
import { apiKeys } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { requirePassword } from '#server/people/profile/index.ts';
import { lockCaller } from '#server/session/find-person.ts';
import { personOf } from '#server/session/person.ts';
import { requireRoom } from './create-key.ts';
import { goodKeysOf } from './good-keys.ts';
import { handOutKey } from './hand-out-key.ts';

/** As long as the old one was to be good for, from now on. */
function sameLife(from: Date, until: Date | null, now: Date): Date | null {
  return until && new Date(now.getTime() + until.getTime() - from.getTime());
}

export const rotateKeyVerb: Verb<typeof rotateKey> = async (context, { params, body }) => {
  const { id: personId } = personOf(context);
  const now = context.now();
  const mine = and(goodKeysOf(personId, now), eq(apiKeys.id, params.keyId));
  const [own] = await context.db.select({ id: apiKeys.id }).from(apiKeys).where(mine);
  if (!own) throw new AppError('not_found');
  await requirePassword(context, body.password);
  const made = await context.db.transaction(async (tx) => {
    await lockCaller(context, tx);
    const [old] = await tx.select().from(apiKeys).where(mine);
    if (!old) throw new AppError('not_found');
    if (old.replacedBy !== null) {
      throw new AppError('conflict', refusalsWords.keyRotated);
    }
    await requireRoom(context, tx, personId);
    const { kind, name, scopes, origins, createdAt } = old;
    const expiresAt = sameLife(createdAt, old.expiresAt, now);
    const asked = { personId, kind, name, scopes, origins, expiresAt };
    const fresh = await handOutKey(context, tx, asked, 'rotate');
    const last = hoursFrom(now, body.overlapHours);
    await tx
      .update(apiKeys)
      .set({
        replacedBy: fresh.about.id,
        expiresAt: old.expiresAt && old.expiresAt < last ? old.expiresAt : last,
      })
      .where(eq(apiKeys.id, old.id));
    return fresh;
  });
  return success(made, doneWords.copyNewKey);
};
