import { and, eq, lt } from 'drizzle-orm';
import type { ErrorCode, FieldError } from '#contract/lib/errors.ts';
import { KEY_DAYS } from '#contract/lib/idempotency-key.ts';
import { daysBefore } from '#domain/lib/time/deadlines.ts';
import type { Context } from '#server/core/context.ts';
import { storedAnswers } from '#server/db/schema/index.ts';
import { seal, unsealByAny } from '#server/lib/seal.ts';

export type StoredAnswer = typeof storedAnswers.$inferSelect;
export type Reservation = Pick<StoredAnswer, 'keyHash' | 'personId' | 'requestHash' | 'reservedAt'>;

/** What is kept of an answer. */
interface Kept {
  answer?: unknown;
  failure?: { code: ErrorCode; message: string; errors?: FieldError[] | undefined };
  showsDataOf?: number[] | undefined;
}

type Settled = { outcome: 'kept'; answer: Kept } | { outcome: 'not_kept' | 'unknown' };

/** Of many at once one has it: the others are told what came of it so far. */
export async function reserve(
  { db }: Context,
  ours: Reservation,
): Promise<{ isOurs: boolean; before?: StoredAnswer | undefined }> {
  const { keyHash, reservedAt } = ours;
  const anew = { ...ours, outcome: 'running', answer: null } as const;
  const taken = await db
    .insert(storedAnswers)
    .values(anew)
    .onConflictDoUpdate({
      target: storedAnswers.keyHash,
      set: anew,
      setWhere: lt(storedAnswers.reservedAt, daysBefore(reservedAt, KEY_DAYS)),
    })
    .returning({ keyHash: storedAnswers.keyHash });
  if (taken.length > 0) return { isOurs: true };
  const [before] = await db.select().from(storedAnswers).where(eq(storedAnswers.keyHash, keyHash));
  return { isOurs: false, before };
}

export async function settleReservation(
  { db, secrets }: Context,
  { keyHash }: Reservation,
  settled: Settled,
): Promise<void> {
  const answer =
    settled.outcome === 'kept'
      ? seal(secrets.key('stored answer'), JSON.stringify(settled.answer))
      : null;
  await db
    .update(storedAnswers)
    .set({ outcome: settled.outcome, answer })
    .where(eq(storedAnswers.keyHash, keyHash));
}

/** As if the call had never been made; one made since then stays. */
export async function forgetReservation(
  { db }: Context,
  { keyHash, reservedAt }: Reservation,
): Promise<void> {
  const { keyHash: key, reservedAt: at } = storedAnswers;
  await db.delete(storedAnswers).where(and(eq(key, keyHash), eq(at, reservedAt)));
}

export const openAnswer = ({ secrets }: Context, sealed: Buffer): Kept =>
  JSON.parse(unsealByAny(secrets.keys('stored answer'), sealed)) as Kept;
