import { and, eq } from 'drizzle-orm';
import words from '#messages/people/news/index.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { sessions } from '#server/db/schema/index.ts';
import { notify } from '#server/people/notifications/index.ts';
import { describeDevice } from '#server/session/device.ts';

/** Tells somebody of a sign-in from a device they have not used; the very first says nothing. */
export async function tellOfNewDevice(
  context: Context,
  tx: Transaction,
  personId: number,
): Promise<void> {
  const { userAgent, address } = context.caller;
  const of = (...conditions: Parameters<typeof and>) =>
    tx
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.personId, personId), ...conditions))
      .limit(1);
  const [any] = await of();
  const [same] = await of(eq(sessions.userAgent, userAgent));
  if (!any || same) return;
  await notify(context, tx, personId, {
    kind: 'security',
    title: () => words.newSignIn,
    body: () => words.newSignInBody({ userAgent: describeDevice(userAgent), address }),
    link: '/MyProfile',
  });
}
