import { pino, stdTimeFunctions } from 'pino';
import { KEY_IN_TEXT } from '#domain/lib/api-key.ts';
import { repeatedLines } from './repeated-lines.ts';

/** Without `child`: a child's own fields go past what cuts out secrets. */
export type Logger = Pick<pino.Logger, 'fatal' | 'error' | 'warn' | 'info' | 'debug'>;

export interface DescribedError {
  type?: string;
  code?: unknown;
  message: string;
  stack?: string | undefined;
  cause?: DescribedError;
}

const SECRET_NAME =
  /password|secret|token|cookie|authorization|aadhaar|^(otp|pan|account|bank_?account|emailcode|mobilecode)$/i;
const REMOVED = '[removed]';
const DEEPEST = 8;

/** A key may be pasted into anything, an address or a name; its form gives it away. */
const withoutKeys = (text: string) => text.replace(KEY_IN_TEXT, REMOVED);

function messageOf(error: Error): string {
  const { query, code, severity } = error as {
    query?: unknown;
    code?: unknown;
    severity?: unknown;
  };
  if (typeof query === 'string') return `Failed query: ${query}`;
  // For a value it cannot take (class 22) Postgres quotes the value.
  const quotesValue = typeof severity === 'string' && String(code).startsWith('22');
  return quotesValue ? 'The database could not take a value' : withoutKeys(error.message);
}

/** Where it was thrown. The message stands above the frames, and a line of it can look like one. */
function framesOf({ stack = '', message }: Error): string {
  const at = stack.indexOf(message);
  const below = at < 0 ? stack : stack.slice(at + message.length);
  const frames = below.split('\n').filter((line) => line.startsWith('    at '));
  return frames.slice(0, 12).join('\n');
}

/**
 * An error for the log. A failed query's own message repeats its parameters, and those can be
 * anybody's secret: only the statement and the database's code are kept.
 */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { message: withoutKeys(String(error)) };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    ...(code !== undefined && { code }),
    message: messageOf(error),
    stack: framesOf(error),
    ...(error.cause !== undefined &&
      depth < DEEPEST && { cause: describeError(error.cause, depth + 1) }),
  };
}

function withoutSecrets(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return withoutKeys(value);
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Error) return describeError(value);
  if ('toJSON' in value) return value;
  if (depth > DEEPEST) return REMOVED;
  if (Array.isArray(value)) return value.map((item) => withoutSecrets(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      SECRET_NAME.test(name) ? REMOVED : withoutSecrets(inner, depth + 1),
    ]),
  );
}

const cleaned = (fields: object) => withoutSecrets(fields) as Record<string, unknown>;

const WARN = 40;
const ERROR = 50;
/** By what lines are told apart beside their words: nothing that differs from call to call. */
const TELLING = ['job', 'round', 'task', 'part', 'status', 'reason', 'error'];

/** What a line is one of, where many come. */
function kindOf(fields: object, text: string): string {
  const { err } = fields as { err?: unknown };
  const telling = TELLING.map((name) => String((fields as Record<string, unknown>)[name] ?? ''));
  if (!(err instanceof Error)) return [text, ...telling].join('\n');
  const { type, code, message, stack } = describeError(err);
  const place = stack ? stack.split('\n', 3).join('\n') : message;
  return [text, ...telling, type, code, place].join('\n');
}

/**
 * JSON lines on standard output. Names that carry secrets are cut out wherever they turn up; of
 * warnings and errors that repeat, the first are written and the others summed.
 */
export function createLogger(
  level: string,
  destination?: { write(line: string): void },
  /** Hears every error, written or summed. */
  failed?: (error: Error) => void,
): Logger {
  const repeated = repeatedLines();
  return pino(
    {
      level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { log: cleaned },
      serializers: { err: (described) => described },
      hooks: {
        // An error given alone would lend the line its message, parameters and all.
        logMethod([first, ...rest], log, level) {
          const alone = (first as unknown) instanceof Error && rest.length === 0;
          const told = [first, ...rest].map((part) =>
            typeof part === 'string' ? withoutKeys(part) : part,
          );
          const given = alone ? [{ err: first }, 'failed'] : told;
          const [fields, text] = given;
          const write = (...line: unknown[]) => log.apply(this, line as Parameters<typeof log>);
          if (level < WARN || typeof fields !== 'object' || fields === null) return write(...given);
          const { err } = fields as { err?: unknown };
          if (level >= ERROR && err instanceof Error) failed?.(err);
          const sum = (again: number) => write({ again, of: text }, 'the same again');
          if (repeated.isToBeWritten(kindOf(fields, String(text)), sum)) write(...given);
        },
      },
    },
    destination ?? pino.destination(1),
  );
}
