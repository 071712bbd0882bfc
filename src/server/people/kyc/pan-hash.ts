import { AppError } from '#contract/lib/errors.ts';
import words from '#messages/people/refusals/index.ts';
import type { Context } from '#server/core/context.ts';
import { isUniqueViolation } from '#server/db/unique-violation.ts';
import { hmac } from '#server/lib/hmac.ts';

/** By which the database knows a PAN again without being able to tell it. */
export const hashPan = ({ secrets }: Pick<Context, 'secrets'>, pan: string): Buffer =>
  hmac(secrets.key('pan hash')).update(pan).digest();

/** What writes a hash of a PAN: throws conflict where it serves another account already. */
export async function onceByPan<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new AppError('conflict', words.panElsewhere);
  }
}
