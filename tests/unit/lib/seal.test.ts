import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { seal, unseal } from '#server/lib/seal.ts';

const key = randomBytes(32);
const HEAD = 12 + 16;

describe('what is sealed', () => {
  test('opens to the same text', () => {
    for (const text of ['', 'ABCPV1234D', 'पुणे 🏠', 'x'.repeat(5_000)]) {
      expect(unseal(key, seal(key, text))).toBe(text);
    }
  });

  test('does not show the text, and looks another every time', () => {
    const [first, second] = [seal(key, 'ABCPV1234D'), seal(key, 'ABCPV1234D')];
    expect(first.equals(second)).toBe(false);
    expect(first.subarray(0, 12).equals(second.subarray(0, 12))).toBe(false);
    expect(first.toString('latin1')).not.toContain('ABCPV');
  });

  test('does not open with another key', () => {
    expect(() => unseal(randomBytes(32), seal(key, 'ABCPV1234D'))).toThrow();
  });

  test('does not open when any bit has changed', () => {
    const sealed = seal(key, 'ABCPV1234D');
    for (let bit = 0; bit < sealed.length * 8; bit++) {
      const changed = Buffer.from(sealed);
      const at = bit >> 3;
      changed[at] = (changed[at] ?? 0) ^ (1 << (bit & 7));
      expect(() => unseal(key, changed), `bit ${bit}`).toThrow();
    }
  });

  test('does not open cut short or made longer', () => {
    const sealed = seal(key, 'ABCPV1234D');
    for (let length = 0; length < sealed.length; length++) {
      expect(() => unseal(key, sealed.subarray(0, length)), `${length} bytes`).toThrow();
    }
    expect(() => unseal(key, Buffer.concat([sealed, Buffer.from([0])]))).toThrow();
  });

  test('of an empty text does not open with only the beginning of its tag', () => {
    const sealed = seal(key, '');
    expect(sealed).toHaveLength(HEAD);
    expect(() => unseal(key, sealed.subarray(0, 12 + 4))).toThrow();
  });
});
