import { eq } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import type { logout } from '#contract/people/auth.ts';
import { sessions } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';

export const logoutVerb: Verb<typeof logout> = async (context) => {
  const { sessionId } = personOf(context);
  await context.db
    .update(sessions)
    .set({ revokedAt: context.now() })
    .where(eq(sessions.id, sessionId));
  context.reply.sessionCookie = null;
  return success(null, 'Signed out.');
};
