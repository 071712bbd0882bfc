import { AppError, ERROR_STATUS, type ErrorCode, isAppError } from '#contract/lib/errors.ts';
import { isUnavailable } from '#server/db/unavailable.ts';

/** Any thrown value as an AppError; what nobody foresaw becomes `internal` and says nothing more. */
export function asAppError(error: unknown): AppError {
  if (isAppError(error)) return error;
  return new AppError(isUnavailable(error) ? 'unavailable' : 'internal');
}

export function statusOf(code: ErrorCode): number {
  return ERROR_STATUS[code];
}

/** The failure envelope of the wire. */
export function failureBody({ code, message, errors }: AppError) {
  return { status: 0 as const, message, code, ...(errors ? { errors } : {}) };
}
