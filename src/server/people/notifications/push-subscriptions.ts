import { and, desc, eq, notInArray } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { subscribePush, unsubscribePush } from '#contract/people/notifications.ts';
import words from '#messages/people/refusals/index.ts';
import { pushSubscriptions } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { arePushKeys, isPushService } from '#server/ports/push/index.ts';
import { personOf } from '#server/session/person.ts';

/** Browsers of one person; the oldest makes room for another. */
const MAX_BROWSERS = 10;

function refuse(path: string, message: string): never {
  throw new AppError('invalid', message, [{ path, message }]);
}

/** A browser belongs to whoever last subscribed in it: only it knows its address. */
export const subscribe: Verb<typeof subscribePush> = async (context, { body }) => {
  const { endpoint, keys } = body;
  if (!isPushService(endpoint)) {
    refuse('endpoint', words.noPushService);
  }
  if (!arePushKeys(keys)) refuse('keys', words.noPushKeys);
  const { id: personId } = personOf(context);
  const values = { personId, endpoint, ...keys, createdAt: context.now() };
  await context.db.transaction(async (tx) => {
    await tx
      .insert(pushSubscriptions)
      .values(values)
      .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: values });
    const own = eq(pushSubscriptions.personId, personId);
    const newest = tx
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .where(own)
      .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
      .limit(MAX_BROWSERS);
    await tx.delete(pushSubscriptions).where(and(own, notInArray(pushSubscriptions.id, newest)));
  });
  return success(null, words.pushOn);
};

export const unsubscribe: Verb<typeof unsubscribePush> = async (context, { body }) => {
  const { id } = personOf(context);
  await context.db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.endpoint, body.endpoint), eq(pushSubscriptions.personId, id)));
  return success(null, words.pushOff);
};
