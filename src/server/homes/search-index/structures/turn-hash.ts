const rotated = (value: number, by: number) => (value << by) | (value >>> (32 - by));

/**
 * `hashint4extended(id, turn)` of Postgres (hash_bytes_uint32_extended in hashfn.c): by it promoted
 * listings take turns. The upper half has its sign, as an int8 is compared.
 */
export function turnHash(id: number, turn: number): { high: number; low: number } {
  let a = (0x9e3779b9 + 4 + 3_923_095) | 0;
  let b = a;
  let c = a;
  if (turn !== 0) {
    b = (b + turn) | 0;
    a = (a - c) ^ rotated(c, 4);
    c = (c + b) | 0;
    b = (b - a) ^ rotated(a, 6);
    a = (a + c) | 0;
    c = (c - b) ^ rotated(b, 8);
    b = (b + a) | 0;
    a = (a - c) ^ rotated(c, 16);
    c = (c + b) | 0;
    b = (b - a) ^ rotated(a, 19);
    a = (a + c) | 0;
    c = (c - b) ^ rotated(b, 4);
    b = (b + a) | 0;
  }
  a = (a + id) | 0;
  c = ((c ^ b) - rotated(b, 14)) | 0;
  a = ((a ^ c) - rotated(c, 11)) | 0;
  b = ((b ^ a) - rotated(a, 25)) | 0;
  c = ((c ^ b) - rotated(b, 16)) | 0;
  a = ((a ^ c) - rotated(c, 4)) | 0;
  b = ((b ^ a) - rotated(a, 14)) | 0;
  c = ((c ^ b) - rotated(b, 24)) | 0;
  return { high: b, low: c >>> 0 };
}
