import { AppError } from '#contract/lib/errors.ts';
import words from '#messages/people/refusals/index.ts';

/** What is answered while the verification provider is of no use. */
export const providerAway = () => new AppError('unavailable', words.providerAway);
