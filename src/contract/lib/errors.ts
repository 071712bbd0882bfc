import { labels } from '#messages/lib/labels.ts';
import refusalsWords from '#messages/lib/refusals/index.ts';

/** Every error an endpoint may answer with. Clients switch on the code, never on the message. */
export const ERROR_STATUS = {
  malformed: 400,
  /** Signing in, or confirming with a password or code, did not succeed. */
  wrong_credentials: 401,
  /** Only this: the session, or the key in its place, is missing, expired or revoked. */
  session_ended: 403,
  /** Not there, not yours, or not for your role: the caller cannot tell which. */
  not_found: 404,
  /** A key that is good, and may not do this. */
  scope_missing: 404,
  method_not_allowed: 405,
  conflict: 409,
  /** The first call with this Idempotency-Key has not answered yet. */
  in_progress: 409,
  /** Whether the call with this Idempotency-Key took effect is not known: it is never tried again. */
  outcome_unknown: 409,
  /** The call with this Idempotency-Key took effect; its answer holds a secret and was not kept. */
  answered_once: 409,
  too_large: 413,
  invalid: 422,
  /** This Idempotency-Key came with another request before. */
  key_reused: 422,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

export interface FieldError {
  path: string;
  message: string;
}

const MESSAGE: Record<ErrorCode, string> = labels(() => refusalsWords.usual);

/** What a verb throws; the HTTP edge turns it into an answer. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly errors: FieldError[] | undefined;
  /** Of an answer that brought no words: the message is only our usual one. */
  isSilent?: boolean;
  /** When it is worth trying again. */
  retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, message: string = MESSAGE[code], errors?: FieldError[]) {
    super(message);
    this.code = code;
    this.errors = errors;
  }
}

/** True for an AppError of any copy of this module (pages are bundled apart from the server). */
export function isAppError(error: unknown): error is AppError {
  return error instanceof Error && error.name === 'AppError';
}
