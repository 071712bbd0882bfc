import { eq } from 'drizzle-orm';
import words from '#messages/people/news/index.ts';
import { audit } from '#server/core/audit.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { calendarFeeds, people, pushSubscriptions } from '#server/db/schema/index.ts';
import { notify } from '#server/people/notifications/index.ts';
import { voidTickets } from '#server/people/second-factor/index.ts';
import { endSessions } from '#server/session/end-sessions.ts';

/**
 * Sets a password, ends the person's sessions (all but `except`) and the address of their calendar,
 * and tells them.
 */
export async function setPassword(
  context: Context,
  tx: Transaction,
  person: { id: number; passwordHash: string },
  except?: number,
): Promise<void> {
  const { id, passwordHash } = person;
  await tx.update(people).set({ passwordHash }).where(eq(people.id, id));
  await endSessions(tx, id, context.now(), except);
  // Nobody goes on from the old one; second factors stay as they are.
  await voidTickets(tx, id);
  // With every session gone no browser is known to be theirs, and push would go on to all of them.
  if (except === undefined) {
    await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.personId, id));
  }
  // Its address opens without a session, and may have been made in one that ends here.
  await tx.delete(calendarFeeds).where(eq(calendarFeeds.personId, id));
  await audit(context, tx, { action: 'password.change', subjectKind: 'person', subjectId: id });
  await notify(context, tx, id, {
    kind: 'security',
    title: () => words.passwordChanged,
    body: () => words.passwordChangedBody,
    link: '/MyProfile',
  });
}
