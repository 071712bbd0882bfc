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

const MESSAGE: Record<ErrorCode, string> = {
  malformed: 'The request could not be read.',
  wrong_credentials: 'Login failed. Please check your credentials.',
  session_ended: 'Your session has ended. Please sign in again.',
  not_found: 'We could not find that.',
  scope_missing: 'This key may not do that.',
  method_not_allowed: 'That is not something this address does.',
  conflict: 'This changed in the meantime. Reload and try again.',
  in_progress: 'The first request with this Idempotency-Key is still running. Ask again shortly.',
  outcome_unknown:
    'Whether the first request with this Idempotency-Key took effect is not known. Look before you send it again with a new key.',
  answered_once:
    'This was done. Its answer holds a secret, which is shown once and was not kept; send it again with a new key.',
  too_large: 'That is too large.',
  invalid: 'Some fields need a correction.',
  key_reused:
    'This Idempotency-Key came with another request before. Make a new one for each thing you send.',
  rate_limited: 'Too many tries. Please wait a little.',
  internal: 'Something went wrong on our side. Please try again.',
  unavailable: 'The service is not available just now. Please try again shortly.',
};

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
