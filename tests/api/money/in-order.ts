import { expect } from 'vitest';

/** Each of these stands in a text, after the one before. */
export function expectInOrder(text: string, pieces: readonly string[]): void {
  let from = 0;
  for (const piece of pieces) {
    const at = text.indexOf(piece, from);
    expect(at, `“${piece}” in “${text.slice(from)}”`).not.toBe(-1);
    from = at + piece.length;
  }
}
