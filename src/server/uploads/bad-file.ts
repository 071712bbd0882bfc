import { AppError } from '#contract/lib/errors.ts';
import words from '#messages/lib/refusals/index.ts';

/** What is answered to a file we cannot take: a sentence for its sender, at the field `file`. */
export function badFile(message: string): AppError {
  return new AppError('invalid', message, [{ path: 'file', message }]);
}

/** What is answered to a file with too many bytes. */
export function tooManyBytes(maxBytes: number): AppError {
  const megabytes = maxBytes / (1024 * 1024);
  const limit = megabytes >= 1 ? `${+megabytes.toFixed(1)} MB` : `${maxBytes} bytes`;
  return new AppError('too_large', words.fileTooLarge({ limit }));
}
