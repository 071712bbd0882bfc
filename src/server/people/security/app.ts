import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { create } from 'qrcode';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { confirmApp, removeApp, startApp } from '#contract/people/security.ts';
import words from '#messages/people/refusals/index.ts';
import type { Context } from '#server/core/context.ts';
import { authenticatorApps } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { requirePassword, requireTypedPassword } from '#server/people/profile/index.ts';
import {
  appOf,
  factorsOf,
  findApp,
  newSecret,
  prove,
  sealSecret,
  stepOf,
} from '#server/people/second-factor/index.ts';
import { lockCaller } from '#server/session/find-person.ts';
import { personOf } from '#server/session/person.ts';
import { afterAdding, afterRemoving } from './factor-changes.ts';

async function refuseSecond({ db }: Context, personId: number): Promise<void> {
  if (await findApp(db, personId)) throw new AppError('conflict', words.appThere);
}

/** The dark squares of a QR code as a path, row by row. */
function qrOf(text: string): { size: number; path: string } {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  const dark = Array.from(modules.data).flatMap((bit, i) => (bit ? [i] : []));
  const path = dark.map((i) => `M${i % size} ${Math.floor(i / size)}h1v1h-1z`).join('');
  return { size, path };
}

/** Until it is confirmed the app counts for nothing, and starting again makes another secret. */
export const startAppVerb: Verb<typeof startApp> = async (context, { body }) => {
  const person = await requirePassword(context, body.password);
  await refuseSecond(context, person.id);
  const secret = newSecret();
  const made = { secretSealed: sealSecret(context, secret), createdAt: context.now() };
  const stored = await context.db
    .insert(authenticatorApps)
    .values({ personId: person.id, ...made })
    .onConflictDoUpdate({
      target: authenticatorApps.personId,
      set: made,
      setWhere: isNull(authenticatorApps.confirmedAt),
    })
    .returning({ personId: authenticatorApps.personId });
  if (stored.length === 0) throw new AppError('conflict', words.appThere);
  const uri = appOf(secret, person.email).toString();
  return success({ secret, uri, qr: qrOf(uri) });
};

export const confirmAppVerb: Verb<typeof confirmApp> = async (context, { body }) => {
  const { id } = personOf(context);
  const added = await context.db.transaction(async (tx) => {
    await lockCaller(context, tx);
    const [app] = await tx
      .select()
      .from(authenticatorApps)
      .where(and(eq(authenticatorApps.personId, id), isNull(authenticatorApps.confirmedAt)));
    if (!app) throw new AppError('conflict', words.appAnew);
    const lastStep = stepOf(context, app.secretSealed, body.code);
    if (lastStep === undefined) {
      const message = words.wrongAppCode;
      throw new AppError('wrong_credentials', message, [{ path: 'code', message }]);
    }
    const isFirst = (await factorsOf(tx, id)).length === 0;
    await tx
      .update(authenticatorApps)
      .set({ confirmedAt: context.now(), lastStep })
      .where(eq(authenticatorApps.personId, id));
    return afterAdding(context, tx, 'authenticator_app', isFirst);
  });
  return success(added, words.appAdded);
};

/** Asks for both: neither a stolen password nor a phone left on a table takes the lock off. */
export const removeAppVerb: Verb<typeof removeApp> = async (context, { body }) => {
  const { id } = await requireTypedPassword(context, body.password);
  await prove(context, id, body.proof);
  await context.db.transaction(async (tx) => {
    await lockCaller(context, tx);
    const removed = await tx
      .delete(authenticatorApps)
      .where(and(eq(authenticatorApps.personId, id), isNotNull(authenticatorApps.confirmedAt)))
      .returning({ personId: authenticatorApps.personId });
    if (removed.length === 0) throw new AppError('not_found');
    await afterRemoving(context, tx, 'authenticator_app');
  });
  return success(null, words.appRemoved);
};
