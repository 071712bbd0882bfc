import { isAppError } from '#contract/lib/errors.ts';
import words from '#messages/lib/kit/index.ts';

/** What a failure without words of the server's own is called. */
export const unknownFailure = (): string => words.unknownFailure;

/** The server's own words where there are any. */
export const failureWords = (error: unknown, otherwise = unknownFailure()): string =>
  isAppError(error) ? error.message : otherwise;
