import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { endOtherSessions, endSession, listSessions } from '#contract/people/sessions.ts';
import words from '#messages/people/entry/index.ts';
import { audit } from '#server/core/audit.ts';
import { builtOnce } from '#server/db/built-once.ts';
import { sessions } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { describeDevice } from '#server/session/device.ts';
import { endSessions } from '#server/session/end-sessions.ts';
import { personOf } from '#server/session/person.ts';
import { auditSignOut } from './audit-session.ts';

const liveSessions = builtOnce((db) =>
  db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.personId, sql.placeholder('personId')),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, sql.placeholder('now')),
      ),
    )
    .orderBy(desc(sessions.lastSeenAt))
    .limit(50),
);

export const listSessionsVerb: Verb<typeof listSessions> = async (context) => {
  const { id: personId, sessionId } = personOf(context);
  const now = context.now().toISOString();
  const found = await liveSessions(context.db).execute({ personId, now });
  return success(
    found.map((session) => ({
      id: session.id,
      device: describeDevice(session.userAgent),
      address: session.address,
      createdAt: session.createdAt.toISOString(),
      lastSeenAt: session.lastSeenAt.toISOString(),
      signedInBy: session.signedInBy,
      isThis: session.id === sessionId,
    })),
  );
};

export const endSessionVerb: Verb<typeof endSession> = async (context, { params }) => {
  const { id, sessionId } = personOf(context);
  const mine = and(
    eq(sessions.id, params.sessionId),
    eq(sessions.personId, id),
    isNull(sessions.revokedAt),
  );
  const ended = await context.db.transaction(async (tx) => {
    const [one] = await tx
      .update(sessions)
      .set({ revokedAt: context.now() })
      .where(mine)
      .returning({ id: sessions.id });
    if (!one) throw new AppError('not_found');
    await auditSignOut(context, tx, id);
    return one;
  });
  if (ended.id === sessionId) context.reply.sessionCookie = null;
  return success(null, words.sessionEnded);
};

export const endOtherSessionsVerb: Verb<typeof endOtherSessions> = async (context) => {
  const { id, sessionId } = personOf(context);
  const ended = await context.db.transaction(async (tx) => {
    await audit(context, tx, {
      action: 'session.end-others',
      subjectKind: 'person',
      subjectId: id,
    });
    return endSessions(tx, id, context.now(), sessionId);
  });
  return success({ ended });
};
