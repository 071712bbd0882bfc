import { PIECE_BYTES } from '#contract/homes/media.ts';
import type { ObjectStore } from '#server/ports/storage/index.ts';

interface Sized {
  id: string;
  bytes: number;
}

const keyOf = (id: string, at: number) => `uploads/${id}/${at}`;

/** Where the pieces of a file are or may be; they follow from its size alone. */
export const pieceKeys = ({ id, bytes }: Sized): string[] =>
  Array.from({ length: Math.ceil(bytes / PIECE_BYTES) }, (_, i) => keyOf(id, i));

/** Whether a chunk is made of whole pieces, the file's last one excepted. */
export const fitsPieces = (offset: number, length: number, bytes: number): boolean =>
  offset % PIECE_BYTES === 0 &&
  offset + length <= bytes &&
  (length % PIECE_BYTES === 0 || offset + length === bytes);

export async function storePieces(
  store: ObjectStore,
  id: string,
  offset: number,
  chunk: Buffer,
): Promise<void> {
  for (let at = 0; at < chunk.length; at += PIECE_BYTES) {
    const piece = chunk.subarray(at, at + PIECE_BYTES);
    await store.put(keyOf(id, (offset + at) / PIECE_BYTES), piece, 'application/octet-stream');
  }
}

/** The whole file. Throws where a piece is missing that was acknowledged, which is a defect. */
export async function joinPieces(store: ObjectStore, file: Sized): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for (const key of pieceKeys(file)) {
    const piece = await store.get(key);
    if (!piece) throw new Error(`A piece of upload ${file.id} is missing`);
    pieces.push(piece.bytes);
  }
  const whole = Buffer.concat(pieces);
  if (whole.length !== file.bytes) throw new Error(`Upload ${file.id} is not as long as it was`);
  return whole;
}
