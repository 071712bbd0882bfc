import { AppError } from '#contract/lib/errors.ts';
import words from '#messages/lib/refusals/index.ts';
import { badFile, tooManyBytes } from './bad-file.ts';

const FIRST_ROOM = 64 * 1024;

/**
 * The bytes of a body. They are copied into one buffer as they come: kept as the pieces they
 * arrive in, a body cut into single bytes would cost a hundred times its size.
 */
async function collect(
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  maxBytes: number,
): Promise<Buffer> {
  let room = Buffer.allocUnsafe(Math.min(FIRST_ROOM, maxBytes));
  let used = 0;
  for await (const piece of body) {
    const needed = used + piece.byteLength;
    if (needed > maxBytes) throw tooManyBytes(maxBytes);
    if (needed > room.length) {
      const wider = Buffer.allocUnsafe(Math.min(maxBytes, Math.max(needed, room.length * 2)));
      room.copy(wider, 0, 0, used);
      room = wider;
    }
    room.set(piece, used);
    used = needed;
  }
  return room.subarray(0, used);
}

/**
 * A file sent as the raw body. Reading stops where it is too much, whatever length the sender
 * declared. Throws too_large, invalid for an empty body, malformed for one that breaks off.
 */
export async function readUpload(request: Request, maxBytes: number): Promise<Buffer> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) {
    // Nobody will read it; without this the sender would go on sending.
    await request.body?.cancel();
    throw tooManyBytes(maxBytes);
  }
  const bytes = await collect(request.body ?? [], maxBytes).catch((error) => {
    if (error instanceof AppError) throw error;
    throw new AppError('malformed', words.uploadBroke);
  });
  if (bytes.length === 0) throw badFile(words.fileEmpty);
  return bytes;
}
