import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { minutesFrom } from '#domain/lib/time/deadlines.ts';
import { MINUTE_MS } from '#domain/lib/time/lengths.ts';
import words from '#messages/people/refusals/index.ts';
import type { Context } from '#server/core/context.ts';
import { passkeyChallenges } from '#server/db/schema/index.ts';
import { hashToken, newToken } from '#server/session/token.ts';
import { noPasskey } from './no-passkey.ts';

/** Time for finding the phone, and no more. */
const GOOD_MINUTES = 5;
export const TIMEOUT_MS = GOOD_MINUTES * MINUTE_MS;

/** Something to sign: for a new passkey of `personId`, or for showing any that there is. */
export async function issueChallenge(
  { db, now }: Context,
  personId: number | null,
): Promise<string> {
  const challenge = newToken();
  await db.insert(passkeyChallenges).values({
    challengeHash: hashToken(challenge),
    personId,
    expiresAt: minutesFrom(now(), GOOD_MINUTES),
  });
  return challenge;
}

/** The challenge that an answer says it is to; an empty one where it says none. */
function challengeIn(clientDataJSON: string): string {
  try {
    const { challenge } = decodeClientDataJSON(clientDataJSON);
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
}

/**
 * Takes the challenge of an answer out, so that of two answers to it one counts. Throws
 * wrong_credentials where it is not there, has run out, or was for something else. Whatever comes
 * of the answer, it is used.
 */
export async function takeChallenge(
  { db, now }: Context,
  clientDataJSON: string,
  personId: number | null,
): Promise<string> {
  const challenge = challengeIn(clientDataJSON);
  const { id, challengeHash, personId: owner, expiresAt } = passkeyChallenges;
  const taken = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(challengeHash, hashToken(challenge)),
        personId === null ? isNull(owner) : eq(owner, personId),
        gt(expiresAt, now()),
      ),
    )
    .returning({ id });
  if (taken.length === 0) throw noPasskey(words.passkeyTooLong);
  return challenge;
}
