import { and, count, eq, isNull } from 'drizzle-orm';
import { Secret } from 'otpauth';
import { AppError } from '#contract/lib/errors.ts';
import words from '#messages/people/refusals/index.ts';
import type { Context } from '#server/core/context.ts';
import type { Queryable, Transaction } from '#server/db/client.ts';
import { recoveryCodes } from '#server/db/schema/index.ts';
import { hmac } from '#server/lib/hmac.ts';

const HOW_MANY = 10;
/** Of 32 signs each: 60 bits, which nobody guesses. */
const LENGTH = 12;

const hashOf = ({ secrets }: Context, personId: number, code: string): Buffer =>
  hmac(secrets.key('recovery code')).update(`${personId}\n${code}`).digest();

const newCode = () => new Secret({ size: 20 }).base32.slice(0, LENGTH);
/** As people read it. */
const inGroups = (code: string) => code.replace(/(.{4})(?=.)/g, '$1-');

/** Ten new ones in place of any before, in words for their owner: only hashes stay here. */
export async function renewCodes(
  context: Context,
  tx: Transaction,
  personId: number,
): Promise<string[]> {
  const codes = Array.from({ length: HOW_MANY }, newCode);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.personId, personId));
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ personId, codeHash: hashOf(context, personId, code) })));
  return codes.map(inGroups);
}

const unused = (personId: number) =>
  and(eq(recoveryCodes.personId, personId), isNull(recoveryCodes.usedAt));

/** Takes one of somebody's codes, once. Throws wrong_credentials. */
export async function takeRecoveryCode(
  context: Context,
  personId: number,
  code: string,
): Promise<void> {
  const used = await context.db
    .update(recoveryCodes)
    .set({ usedAt: context.now() })
    .where(and(unused(personId), eq(recoveryCodes.codeHash, hashOf(context, personId, code))))
    .returning({ id: recoveryCodes.id });
  if (used.length === 1) return;
  const message = words.wrongRecoveryCode;
  throw new AppError('wrong_credentials', message, [{ path: 'code', message }]);
}

/** How many somebody has left. */
export async function codesLeft(db: Queryable, personId: number): Promise<number> {
  const [left] = await db.select({ n: count() }).from(recoveryCodes).where(unused(personId));
  return left?.n ?? 0;
}
