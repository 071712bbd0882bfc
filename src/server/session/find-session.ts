import { timingSafeEqual } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Role } from '#domain/lib/role.ts';
import { needsSecondFactor } from '#domain/lib/sign-in.ts';
import { MINUTE_MS } from '#domain/lib/time/lengths.ts';
import type { Language } from '#messages/lib/language.ts';
import type { Actor } from '#server/core/context.ts';
import type { Database } from '#server/db/client.ts';
import { rows, writtenOnce } from '#server/db/rows.ts';
import { IDLE_MS } from './open-session.ts';
import { hashToken } from './token.ts';

/** Use is noted once in so long, so that reading does not write on every call. */
const TOUCH_MS = 5 * MINUTE_MS;

interface Found {
  sessionId: number;
  personId: number;
  role: Role;
  language: Language;
  cookieHash: Buffer | null;
  lastSeenAt: Date;
  secondFactorAt: Date | null;
}

const findBy = (column: 'token_hash' | 'cookie_hash') =>
  writtenOnce<Found, 'hash' | 'at'>(
    ['hash', 'at'],
    ({ hash, at }) =>
      sql`select s.id as "sessionId", p.id as "personId", p.role, p.language,
            s.cookie_hash as "cookieHash", s.last_seen_at as "lastSeenAt",
            s.second_factor_at as "secondFactorAt"
          from sessions s join people p on p.id = s.person_id
          where ${sql.raw(`s.${column}`)} = ${hash} and s.revoked_at is null and s.expires_at > ${at}
            and p.suspended_at is null and p.deleted_at is null`,
  );

const byToken = findBy('token_hash');
const byCookie = findBy('cookie_hash');

/** The person whose live session this token opens; a browser's also needs its cookie. */
export async function actorOfToken(
  db: Database,
  token: string,
  cookie: string | undefined,
  at: Date,
): Promise<Actor | undefined> {
  const [found] = await byToken(db, { hash: hashToken(token), at: at.toISOString() });
  if (!found) return undefined;
  if (found.cookieHash) {
    if (!cookie || !timingSafeEqual(found.cookieHash, hashToken(cookie))) return undefined;
  }
  if (at.getTime() - found.lastSeenAt.getTime() > TOUCH_MS) await touch(db, found.sessionId, at);
  const { personId, role, sessionId, secondFactorAt } = found;
  return {
    kind: 'person',
    id: personId,
    role,
    sessionId,
    ...(needsSecondFactor(role) && !secondFactorAt && { awaitsSecondFactor: true }),
  };
}

async function touch(db: Database, sessionId: number, at: Date): Promise<void> {
  await rows(
    db,
    sql`update sessions
        set last_seen_at = ${at}, expires_at = least(ends_at, ${new Date(at.getTime() + IDLE_MS)})
        where id = ${sessionId} and revoked_at is null`,
  );
}

/** Who reads a protected page, and in which language. */
export interface Reader {
  actor: Extract<Actor, { kind: 'person' }>;
  language: Language;
}

/** What the gate before protected pages asks: whose live session does this cookie belong to? */
export async function readerOfCookie(
  db: Database,
  cookie: string,
  at: Date,
): Promise<Reader | undefined> {
  const [found] = await byCookie(db, { hash: hashToken(cookie), at: at.toISOString() });
  if (!found) return undefined;
  const { personId: id, role, sessionId, language } = found;
  return { actor: { kind: 'person', id, role, sessionId }, language };
}

/** Whose live session a cookie belongs to, for what a browser fetches without a token. */
export async function findViewer(
  db: Database,
  cookie: string,
  at: Date,
): Promise<{ id: number; role: Role } | undefined> {
  const [found] = await byCookie(db, { hash: hashToken(cookie), at: at.toISOString() });
  return found && { id: found.personId, role: found.role };
}
