import { and, eq, isNull } from 'drizzle-orm';
import { isSecondFactor, type SignInMethod } from '#domain/lib/sign-in.ts';
import { DAY_MS } from '#domain/lib/time/lengths.ts';
import type { Context } from '#server/core/context.ts';
import type { Queryable } from '#server/db/client.ts';
import { sessions } from '#server/db/schema/index.ts';
import { rememberDevice } from './known-device.ts';
import { hashToken, newToken } from './token.ts';

/** A session unused this long has ended. */
export const IDLE_MS = 7 * DAY_MS;
const LONGEST_MS = 30 * DAY_MS;

/**
 * Begins a session of its own and returns its token. A browser also gets a cookie, without which
 * the token is worth nothing; the session its old cookie belonged to ends. `by` says what was shown:
 * whoever begins one on less than the person has set up would let a thief of the password in.
 */
export async function openSession(
  { caller, reply, now, secrets }: Context,
  db: Queryable,
  personId: number,
  by: readonly SignInMethod[],
): Promise<string> {
  const token = newToken();
  const cookie = caller.isBrowser ? newToken() : null;
  const at = now();
  if (caller.cookie) {
    await db
      .update(sessions)
      .set({ revokedAt: at })
      .where(and(eq(sessions.cookieHash, hashToken(caller.cookie)), isNull(sessions.revokedAt)));
  }
  await db.insert(sessions).values({
    personId,
    tokenHash: hashToken(token),
    cookieHash: cookie === null ? null : hashToken(cookie),
    userAgent: caller.userAgent,
    address: caller.address,
    signedInBy: [...by],
    secondFactorAt: by.some(isSecondFactor) ? at : null,
    createdAt: at,
    lastSeenAt: at,
    expiresAt: new Date(at.getTime() + IDLE_MS),
    endsAt: new Date(at.getTime() + LONGEST_MS),
  });
  if (cookie) {
    reply.sessionCookie = cookie;
    reply.deviceCookie = rememberDevice(secrets, caller.knownAs ?? [], personId, at);
  }
  return token;
}
