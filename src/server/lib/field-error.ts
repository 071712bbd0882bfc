import { AppError } from '#contract/lib/errors.ts';

/** What is answered to one field that parsed but cannot be right. */
export function fieldError(path: string, message: string): AppError {
  return new AppError('invalid', message, [{ path, message }]);
}
