import { and, eq } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { addPasskey, removePasskey, startPasskey } from '#contract/people/security.ts';
import words from '#messages/people/refusals/index.ts';
import { passkeys } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { checkNewPasskey, creationOptions, storePasskey } from '#server/people/passkeys/index.ts';
import { requirePassword, requireTypedPassword } from '#server/people/profile/index.ts';
import { factorsOf, prove } from '#server/people/second-factor/index.ts';
import { lockCaller } from '#server/session/find-person.ts';
import { personOf } from '#server/session/person.ts';
import { afterAdding, afterRemoving } from './factor-changes.ts';

export const startPasskeyVerb: Verb<typeof startPasskey> = async (context, { body }) =>
  success(await creationOptions(context, await requirePassword(context, body.password)));

/** The challenge was given to who showed the password, so that it is not asked for again. */
export const addPasskeyVerb: Verb<typeof addPasskey> = async (context, { body }) => {
  const { id } = personOf(context);
  const checked = await checkNewPasskey(context, id, body.passkey);
  const added = await context.db.transaction(async (tx) => {
    await lockCaller(context, tx);
    const isFirst = (await factorsOf(tx, id)).length === 0;
    const made = { ...checked, personId: id, name: body.name, createdAt: context.now() };
    const passkeyId = await storePasskey(tx, made);
    return { passkeyId, ...(await afterAdding(context, tx, 'passkey', isFirst)) };
  });
  return success(added, words.passkeyAdded);
};

export const removePasskeyVerb: Verb<typeof removePasskey> = async (context, { params, body }) => {
  const { id } = personOf(context);
  const { passkeyId } = params;
  const own = and(eq(passkeys.id, passkeyId), eq(passkeys.personId, id));
  const [found] = await context.db.select({ id: passkeys.id }).from(passkeys).where(own);
  if (!found) throw new AppError('not_found');
  await requireTypedPassword(context, body.password);
  await prove(context, id, body.proof);
  await context.db.transaction(async (tx) => {
    await lockCaller(context, tx);
    const removed = await tx.delete(passkeys).where(own).returning({ id: passkeys.id });
    if (removed.length === 0) throw new AppError('not_found');
    await afterRemoving(context, tx, 'passkey');
  });
  return success(null, words.passkeyRemoved);
};
