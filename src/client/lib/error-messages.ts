import { isAppError } from '#contract/lib/errors.ts';

/** What a failure without words of the server's own is called. */
export const UNKNOWN_FAILURE = 'An error occurred. Please try again.';

/** The server's own words where there are any. */
export const failureWords = (error: unknown, otherwise = UNKNOWN_FAILURE): string =>
  isAppError(error) ? error.message : otherwise;
