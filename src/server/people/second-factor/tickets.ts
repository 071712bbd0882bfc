import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { SignInMethod } from '#domain/lib/sign-in.ts';
import { minutesFrom } from '#domain/lib/time/deadlines.ts';
import type { Context } from '#server/core/context.ts';
import type { Queryable } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import { proofTickets } from '#server/db/schema/index.ts';
import { hashToken, newToken } from '#server/session/token.ts';

const GOOD_MINUTES = 5;
/** Proofs tried with one; each further one begins with the password. */
const MAX_TRIES = 5;

interface Shown {
  personId: number;
  shown: SignInMethod;
  /** The session that may use it; null for somebody on the way in. */
  sessionId: number | null;
}

/** Says for five minutes, once, that somebody has shown something. */
export async function issueTicket(
  { now }: Context,
  db: Queryable,
  { personId, shown, sessionId }: Shown,
): Promise<{ ticket: string; expiresAt: Date }> {
  const ticket = newToken();
  const expiresAt = minutesFrom(now(), GOOD_MINUTES);
  const ticketHash = hashToken(ticket);
  await db.insert(proofTickets).values({ ticketHash, personId, shown, sessionId, expiresAt });
  return { ticket, expiresAt };
}

/** Whose way in a ticket stands for; counts a try with it. Undefined for one that is not good now. */
export async function tryTicket(
  { db, now }: Context,
  ticket: string,
): Promise<{ personId: number; shown: SignInMethod } | undefined> {
  const [found] = await rows<{ personId: number; shown: SignInMethod }>(
    db,
    sql`update proof_tickets set tries = tries + 1
        where ticket_hash = ${hashToken(ticket)} and session_id is null
          and tries < ${MAX_TRIES} and expires_at > ${now()}
        returning person_id as "personId", shown`,
  );
  return found;
}

/** Takes a ticket of a person and session out; false when another call was first. */
export async function spendTicket(
  { now }: Context,
  db: Queryable,
  ticket: string,
  { personId, sessionId }: Pick<Shown, 'personId' | 'sessionId'>,
): Promise<boolean> {
  const spent = await db
    .delete(proofTickets)
    .where(
      and(
        eq(proofTickets.ticketHash, hashToken(ticket)),
        eq(proofTickets.personId, personId),
        sessionId === null ? isNull(proofTickets.sessionId) : eq(proofTickets.sessionId, sessionId),
        gt(proofTickets.expiresAt, now()),
      ),
    )
    .returning({ id: proofTickets.id });
  return spent.length === 1;
}

/** Who changes a password, or a factor, starts anew. */
export async function voidTickets(db: Queryable, personId: number): Promise<void> {
  await db.delete(proofTickets).where(eq(proofTickets.personId, personId));
}
