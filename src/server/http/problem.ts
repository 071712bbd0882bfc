import { AppError, ERROR_STATUS, type ErrorCode, isAppError } from '#contract/lib/errors.ts';

/** Postgres and socket codes that mean "the database is away", not "the query is wrong". */
const AWAY = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P01', '57P02', '57P03', '53300']);

function databaseIsAway(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    const code = (at as Error & { code?: unknown }).code;
    if (typeof code === 'string' && (AWAY.has(code) || code.startsWith('08'))) return true;
    if (
      /connection (terminated|timeout)|timeout exceeded when trying to connect/i.test(at.message)
    ) {
      return true;
    }
  }
  return false;
}

/** Any thrown value as an AppError; what nobody foresaw becomes `internal` and says nothing more. */
export function asAppError(error: unknown): AppError {
  if (isAppError(error)) return error;
  return new AppError(databaseIsAway(error) ? 'unavailable' : 'internal');
}

export function statusOf(code: ErrorCode): number {
  return ERROR_STATUS[code];
}

/** The failure envelope of the wire. */
export function failureBody({ code, message, errors }: AppError) {
  return { status: 0 as const, message, code, ...(errors ? { errors } : {}) };
}
