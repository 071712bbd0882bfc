import { eq } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import type { logout } from '#contract/people/auth.ts';
import words from '#messages/people/entry/index.ts';
import { sessions } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';
import { auditSignOut } from './audit-session.ts';

export const logoutVerb: Verb<typeof logout> = async (context) => {
  const { id, sessionId } = personOf(context);
  await context.db.transaction(async (tx) => {
    await tx.update(sessions).set({ revokedAt: context.now() }).where(eq(sessions.id, sessionId));
    await auditSignOut(context, tx, id);
  });
  context.reply.sessionCookie = null;
  return success(null, words.signedOut);
};
