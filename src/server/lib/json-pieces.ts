/** A part of some JSON: a text, or the bytes it was made to before. */
export type Piece = string | Uint8Array;

/** Between what was made before stand a few signs; to call Node for each takes longer than to write them. */
const FEW = 32;
const BEYOND_ASCII = 128;

/** Writes a text of few signs, all of ASCII; says whether it was one. */
function putFew(bytes: Uint8Array, at: number, text: string): boolean {
  if (text.length > FEW) return false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code >= BEYOND_ASCII) return false;
    bytes[at + i] = code;
  }
  return true;
}

/**
 * Pieces as one.
 * @param isAlone in memory of their own: what is kept must not hold fast what is written beside it
 */
export function bytesOf(pieces: readonly Piece[], isAlone: boolean): Buffer<ArrayBuffer> {
  let length = 0;
  for (const piece of pieces)
    length += typeof piece === 'string' ? Buffer.byteLength(piece) : piece.length;
  const bytes = isAlone ? Buffer.allocUnsafeSlow(length) : Buffer.allocUnsafe(length);
  let at = 0;
  for (const piece of pieces) {
    if (typeof piece !== 'string') {
      bytes.set(piece, at);
      at += piece.length;
    } else if (putFew(bytes, at, piece)) at += piece.length;
    else at += bytes.write(piece, at);
  }
  return bytes;
}

const decoder = new TextDecoder();

export const textOf = (pieces: readonly Piece[]): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : decoder.decode(piece))).join('');
