import { AppError } from '#contract/lib/errors.ts';

/** What is answered while the verification provider is of no use. */
export const providerAway = () =>
  new AppError(
    'unavailable',
    'The verification service does not answer just now. Please try again in a few minutes.',
  );
