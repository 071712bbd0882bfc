import type { Database } from '#server/db/client.ts';
import { sessions } from '#server/db/schema/index.ts';
import { hashToken, newToken } from '#server/session/token.ts';

const HOUR_MS = 3_600_000;

export interface TestSession {
  token: string;
  /** Headers that make a call this session's. */
  headers: { authorization: string };
}

/** A live session of a person, as a client that is no browser has it; a second factor was shown. */
export async function aSession(
  db: Database,
  personId: number,
  overrides: Partial<typeof sessions.$inferInsert> = {},
): Promise<TestSession> {
  const token = newToken();
  const now = new Date();
  await db.insert(sessions).values({
    personId,
    tokenHash: hashToken(token),
    userAgent: 'test',
    address: '127.0.0.1',
    secondFactorAt: now,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + HOUR_MS),
    endsAt: new Date(now.getTime() + 24 * HOUR_MS),
    ...overrides,
  });
  return { token, headers: { authorization: token } };
}
