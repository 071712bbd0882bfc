import { AppError } from '#contract/lib/errors.ts';
import refusalsWords from '#messages/people/refusals/index.ts';
import type { Context } from '#server/core/context.ts';

/** Whatever was wrong with it, the answer is the same. */
export const noPasskey = (words = refusalsWords.passkeyFailed) =>
  new AppError('wrong_credentials', words);

/** What the library makes of an answer; why it refuses one is for the log alone. */
export async function verified<T>({ log }: Context, verifying: Promise<T>): Promise<T> {
  try {
    return await verifying;
  } catch (error) {
    log.info({ err: error }, 'a passkey was refused');
    throw noPasskey();
  }
}
