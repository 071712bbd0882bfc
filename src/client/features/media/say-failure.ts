import { toast } from 'sonner';
import { isAppError } from '#contract/errors.ts';

/** For a step without a form: the server's own words where there are any. */
export function sayFailure(error: unknown): void {
  toast.error(isAppError(error) ? error.message : 'An error occurred. Please try again.');
}
