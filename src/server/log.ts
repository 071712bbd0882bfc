import { type Logger, pino, stdTimeFunctions } from 'pino';

export type { Logger } from 'pino';

const SECRET_NAMES = [
  'authorization',
  'cookie',
  'password',
  'token',
  'otp',
  'aadhaar',
  'aadhaar_number',
  'pan',
  'account',
  'bank_account',
];

/**
 * An error for the log. A failed query's own message repeats its parameters, and those can be
 * anybody's secret: only the statement and the database's code are kept.
 */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { query, code } = error as { query?: unknown; code?: unknown };
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at '));
  return {
    type: error.name,
    ...(code !== undefined && { code }),
    message: typeof query === 'string' ? `Failed query: ${query}` : error.message,
    stack: frames?.slice(0, 12).join('\n'),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

/** JSON lines on standard output. Names that carry secrets are cut out wherever they turn up. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    redact: {
      paths: SECRET_NAMES.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '[removed]',
    },
  });
}
