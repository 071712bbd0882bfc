import { asc, eq } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import type { getSecurity } from '#contract/people/security.ts';
import { needsSecondFactor } from '#domain/lib/sign-in.ts';
import { passkeys, sessions } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { codesLeft, findApp } from '#server/people/second-factor/index.ts';
import { personOf } from '#server/session/person.ts';

export const getSecurityVerb: Verb<typeof getSecurity> = async (context) => {
  const { db } = context;
  const { id, role, sessionId } = personOf(context);
  const own = await db
    .select()
    .from(passkeys)
    .where(eq(passkeys.personId, id))
    .orderBy(asc(passkeys.id));
  const [session] = await db
    .select({ shownAt: sessions.secondFactorAt })
    .from(sessions)
    .where(eq(sessions.id, sessionId));
  const app = await findApp(db, id);
  return success({
    isRequired: needsSecondFactor(role),
    isShown: Boolean(session?.shownAt),
    app: app?.confirmedAt
      ? {
          addedAt: app.confirmedAt.toISOString(),
          lastUsedAt: app.lastUsedAt?.toISOString() ?? null,
        }
      : null,
    passkeys: own.map(({ id: passkeyId, name, createdAt, lastUsedAt, backedUp }) => ({
      id: passkeyId,
      name,
      addedAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
      isSynced: backedUp,
    })),
    recoveryCodesLeft: await codesLeft(db, id),
  });
};
