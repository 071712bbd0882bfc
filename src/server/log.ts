import { type Logger, pino, stdTimeFunctions } from 'pino';

export type { Logger } from 'pino';

/** JSON lines on standard output. Names that carry secrets are cut out wherever they turn up. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    redact: {
      paths: ['authorization', 'cookie', 'password', 'token', 'otp', 'aadhaar', 'pan'].flatMap(
        (name) => [name, `*.${name}`, `*.*.${name}`],
      ),
      censor: '[removed]',
    },
  });
}
