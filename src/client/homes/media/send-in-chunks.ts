import {
  MAX_CHUNK_BYTES,
  type OpenUpload,
  PIECE_BYTES,
  type UploadProgress,
} from '#contract/homes/media.ts';
import { isAppError } from '#contract/lib/errors.ts';

/** The way to the server, as far as an upload needs it. */
export interface Line {
  announce(file: { name: string; size: number }): Promise<OpenUpload>;
  send(uploadId: string, offset: number, chunk: Blob): Promise<UploadProgress>;
  progress(uploadId: string): Promise<UploadProgress>;
  cancel(uploadId: string): Promise<unknown>;
  /** Waits a while before the next try, or until the connection is back. */
  wait(ms: number): Promise<void>;
  now(): number;
}

export interface Control {
  /** Asked before each chunk; true ends the sending with `paused`. */
  isStopped(): boolean;
  onAnnounced(uploadId: string): void;
  onSent(bytes: number): void;
  /** The line is dead (true) or there again. */
  onCut(isCut: boolean): void;
}

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
/** A chunk this quick may be followed by one twice as long. */
const QUICK_MS = 800;

/** No connection mends by itself, and so do these; but not for ever. */
const MAY_PASS = ['internal', 'rate_limited', 'malformed'];
const MAX_FAILURES = 8;

function isPassing(error: unknown, failures: number): boolean {
  if (!isAppError(error)) return false;
  return error.code === 'unavailable' || (MAY_PASS.includes(error.code) && failures < MAX_FAILURES);
}

/** Repeats a call until it is answered; throws what no repetition mends, undefined when stopped. */
async function persist<T>(line: Line, control: Control, work: () => Promise<T>) {
  let wait = FIRST_WAIT_MS;
  for (let failures = 1; ; failures++) {
    if (control.isStopped()) return undefined;
    try {
      const answer = await work();
      control.onCut(false);
      return answer;
    } catch (error) {
      if (!isPassing(error, failures)) throw error;
      control.onCut(true);
      // Some earlier, some later, so that a server coming back is not met by all at once.
      await line.wait(wait * (0.75 + Math.random() / 2));
      wait = Math.min(wait * 2, LONGEST_WAIT_MS);
    }
  }
}

/** Chunks grow while they are quick and begin small again after a cut. */
function pace(line: Line) {
  let size = PIECE_BYTES;
  return {
    size: () => size,
    async timed<T>(work: () => Promise<T>): Promise<T> {
      const began = line.now();
      try {
        const answer = await work();
        if (line.now() - began < QUICK_MS) size = Math.min(size * 2, MAX_CHUNK_BYTES);
        return answer;
      } catch (error) {
        size = PIECE_BYTES;
        throw error;
      }
    },
  };
}

/** The last piece, which sent again tells what became of a file that has arrived. */
const lastPiece = (bytes: number) => Math.floor((bytes - 1) / PIECE_BYTES) * PIECE_BYTES;

/**
 * Sends a file from where it broke off, through cuts of the line, until its photo is made.
 * Answers `paused` when told to stop. Throws AppError for a file that is not taken.
 */
export async function sendInChunks(
  line: Line,
  file: File,
  control: Control,
): Promise<'done' | 'paused'> {
  const upload = await persist(line, control, () => line.announce(file));
  if (!upload) return 'paused';
  const { uploadId } = upload;
  control.onAnnounced(uploadId);
  const { size, timed } = pace(line);
  let offset: number = upload.offset;
  for (;;) {
    control.onSent(offset);
    const from = Math.min(offset, lastPiece(file.size));
    const progress = await persist(line, control, async () => {
      try {
        return await timed(() => line.send(uploadId, from, file.slice(from, from + size())));
      } catch (error) {
        // Another tab, or an answer that was lost, has moved it on; the photo itself may be refused
        // with the same code, and then the upload is gone.
        if (isAppError(error) && error.code === 'conflict' && error.errors) {
          return line.progress(uploadId);
        }
        throw error;
      }
    });
    if (!progress) return 'paused';
    if (progress.offset === null) return 'done';
    offset = progress.offset;
  }
}
