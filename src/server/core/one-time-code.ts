import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { minutesFrom } from '#domain/lib/time/deadlines.ts';
import type { Queryable } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import { oneTimeCodes } from '#server/db/schema/index.ts';
import { hmac } from '#server/lib/hmac.ts';
import type { Context } from './context.ts';
import { countedAs } from './counted-as.ts';

export type CodePurpose =
  | 'register_email'
  | 'register_mobile'
  | 'reset_password'
  | 'sign_in'
  | 'change_email'
  | 'change_mobile'
  | 'release_money'
  | 'sign_agreement';

/** Minutes for which a code is good. */
export const CODE_MINUTES = 10;
const MAX_TRIES = 5;
const DIGITS = 6;
/** Of codes that open an account to somebody who is not signed in: anybody can ask for those. */
const OPENING_DIGITS = 8;
const OPENING: readonly CodePurpose[] = ['reset_password', 'sign_in'];
/** Wrong codes of all purposes and subjects: somebody tries many accounts, papers or releases. */
const WRONG_CODES = { calls: 60, seconds: 3_600 };

function hashOf({ secrets }: Context, purpose: CodePurpose, subject: string, code: string): Buffer {
  return hmac(secrets.key('one-time code')).update(`${purpose}\n${subject}\n${code}`).digest();
}

function newCode(purpose: CodePurpose): string {
  const digits = OPENING.includes(purpose) ? OPENING_DIGITS : DIGITS;
  return String(randomInt(10 ** digits)).padStart(digits, '0');
}

/**
 * What a code hangs on that anybody may ask for: an address or number, and the reference of the
 * browser that asked. Nobody else uses up its tries or makes it void by asking anew.
 */
export const askedSubject = (receiver: string, reference: string) =>
  `${receiver} ${createHash('sha256').update(reference).digest('base64url')}`;

/** Counts a code as a wrong one, whatever it is for; what it answers takes that back. */
export const holdCode = (context: Context): Promise<() => Promise<void>> =>
  context.limits.hold([{ name: 'wrong codes', key: countedAs(context), limit: WRONG_CODES }]);

/** A new code for a purpose and subject, good for ten minutes; older ones are void. */
export async function issueCode(
  context: Context,
  db: Queryable,
  purpose: CodePurpose,
  subject: string,
): Promise<string> {
  const code = newCode(purpose);
  const createdAt = context.now();
  await db.insert(oneTimeCodes).values({
    purpose,
    subject,
    codeHash: hashOf(context, purpose, subject, code),
    createdAt,
    expiresAt: minutesFrom(createdAt, CODE_MINUTES),
  });
  return code;
}

/** When the code that counts now was issued, if it has not been used. */
export async function findCode(db: Queryable, purpose: CodePurpose, subject: string) {
  const { createdAt, expiresAt, usedAt } = oneTimeCodes;
  const [latest] = await db
    .select({ createdAt, expiresAt, usedAt })
    .from(oneTimeCodes)
    .where(and(eq(oneTimeCodes.purpose, purpose), eq(oneTimeCodes.subject, subject)))
    .orderBy(desc(oneTimeCodes.id))
    .limit(1);
  return latest && !latest.usedAt ? latest : undefined;
}

/**
 * Counts one try and compares. Returns the code's id when it is right; at most five tries count,
 * however many arrive at once. Throws rate_limited for who has tried many, of whatever kind.
 */
export async function tryCode(
  context: Context,
  purpose: CodePurpose,
  subject: string,
  code: string,
): Promise<number | undefined> {
  const takeBack = await holdCode(context);
  // Its own statement, outside of any transaction: a try counts even when what follows fails.
  const [found] = await rows<{ id: number; codeHash: Buffer }>(
    context.db,
    sql`update one_time_codes set attempts = attempts + 1
        where id = (select id from one_time_codes
                    where purpose = ${purpose} and subject = ${subject}
                    order by id desc limit 1)
          and attempts < ${MAX_TRIES} and used_at is null and expires_at > ${context.now()}
        returning id, code_hash as "codeHash"`,
  );
  const given = hashOf(context, purpose, subject, code);
  if (!found || !timingSafeEqual(found.codeHash, given)) return undefined;
  await takeBack();
  return found.id;
}

/** Uses up a code that was right; false when another call was first. */
export async function spendCode(context: Context, tx: Queryable, id: number): Promise<boolean> {
  const spent = await tx
    .update(oneTimeCodes)
    .set({ usedAt: context.now() })
    .where(and(eq(oneTimeCodes.id, id), isNull(oneTimeCodes.usedAt)))
    .returning({ id: oneTimeCodes.id });
  return spent.length === 1;
}
