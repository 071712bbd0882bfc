import { AwayError } from '#server/lib/away-error.ts';

/** What a write gets from a standby, or from a server that only reads for the time being. */
export const READ_ONLY = '25006';

/**
 * What says “not now” rather than “wrong”: a caller does well to come again. By Postgres’s code, or
 * the system’s.
 */
const CODES: Record<string, string> = {
  ECONNREFUSED: 'nobody listens',
  ECONNRESET: 'cut by the other side',
  EPIPE: 'written to what was cut',
  ETIMEDOUT: 'silent for too long',
  EHOSTUNREACH: 'no way to the machine',
  ENETUNREACH: 'no way to its network',
  ENOTFOUND: 'its name is not known',
  EAI_AGAIN: 'names cannot be looked up just now',
  ERR_STREAM_DESTROYED: 'written to what we cut',
  ERR_STREAM_WRITE_AFTER_END: 'written to what we closed',
  ENOSPC: 'our disk is full',
  EDQUOT: 'our share of the disk is used up',
  EROFS: 'our disk only reads',
  EMFILE: 'this process has too many files open',
  ENFILE: 'the machine has too many files open',
  '25P03': 'cut for resting inside a transaction',
  [READ_ONLY]: 'a standby, or a server that only reads',
  '53000': 'the server lacks something',
  '53100': 'the server’s disk is full',
  '53200': 'the server’s memory is full',
  '53300': 'the server has too many connections',
  '53400': 'a limit of the server is reached',
  '55P03': 'a lock was waited for too long',
  '57014': 'took longer than a statement may',
  '57P01': 'the server is being stopped',
  '57P02': 'the server ended all connections after a crash',
  '57P03': 'the server is starting or stopping',
  '57P04': 'the database was dropped',
  '57P05': 'cut for resting too long',
  '58000': 'the server’s system failed it',
  '58030': 'the server cannot read or write its disk',
};

/** Of pg itself, whose errors have no code. */
const MESSAGES = [
  // Cut with a query under way, or while connecting.
  /^Connection terminated/,
  // Asked of a connection that is lost: “Client has encountered a connection error and is not queryable”.
  /is not queryable$/,
  // None of the pool’s connections became free in time.
  /^timeout exceeded when trying to connect$/,
  // The server did not answer the greeting in time.
  /^timeout expired$/,
  /^Query read timeout$/,
  // The site is stopping.
  /^Cannot use a pool after calling end on the pool$/,
];

/** No answer within a time limit: by code, or as pg and its pool say so. */
const LATE_CODES: readonly unknown[] = ['ETIMEDOUT', '57014'];
const LATE_MESSAGES: readonly string[] = [
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
  'timeout expired',
];

/** Whether nobody said no: an answer only took longer than it may. */
export const isLate = (error: unknown): boolean =>
  error instanceof Error &&
  (LATE_CODES.includes((error as Error & { code?: unknown }).code) ||
    LATE_MESSAGES.includes(error.message));

/** Whether a thing failed for what is away, full or only reads, by itself or by what caused it. */
export function isUnavailable(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof AwayError) return true;
    const { code, message, syscall } = at as Error & { code?: unknown; syscall?: unknown };
    // The socket of a server that has stopped is gone; any other file that is missing is our fault.
    if (code === 'ENOENT' && syscall === 'connect') return true;
    // Class 08: connection exceptions.
    if (typeof code === 'string' && (Object.hasOwn(CODES, code) || code.startsWith('08')))
      return true;
    if (MESSAGES.some((pattern) => pattern.test(message))) return true;
  }
  return false;
}
