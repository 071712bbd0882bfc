import { describe, expect, test } from 'vitest';
import { readUpload } from '#server/uploads/read-upload.ts';
import { refusalOf } from './files.ts';

function sent(
  body: Uint8Array<ArrayBuffer> | ReadableStream | undefined,
  headers: Record<string, string> = {},
): Request {
  return new Request('http://site.test/upload', {
    method: 'POST',
    headers,
    ...(body && { body, duplex: 'half' }),
  });
}

function pieces(count: number, size: number, seen = { read: 0, cancelled: false }) {
  return new ReadableStream(
    {
      pull(controller) {
        if (seen.read === count) return controller.close();
        controller.enqueue(new Uint8Array(size).fill(seen.read++ % 251));
      },
      cancel() {
        seen.cancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
}

describe('a raw body', () => {
  test('comes back byte for byte, however it is cut', async () => {
    const whole = Uint8Array.from({ length: 200_000 }, (_, index) => index % 251);
    expect(Buffer.compare(await readUpload(sent(whole), 200_000), whole)).toBe(0);
    const single = await readUpload(sent(pieces(200_000, 1)), 200_000);
    expect(Buffer.compare(single, whole)).toBe(0);
  });

  test('reading stops where it is too much, and the sender is told to', async () => {
    const seen = { read: 0, cancelled: false };
    const endless = sent(pieces(Number.POSITIVE_INFINITY, 1024, seen));
    expect(await refusalOf(readUpload(endless, 1024 * 1024))).toBe(
      'too_large: The file is too large. It may have 1 MB at most.',
    );
    expect(seen).toEqual({ read: 1025, cancelled: true });
  });

  test('a declared length is believed only when it is too much', async () => {
    const seen = { read: 0, cancelled: false };
    const honest = sent(pieces(9, 9, seen), { 'content-length': '81' });
    expect(await refusalOf(readUpload(honest, 80))).toContain('80 bytes');
    expect(seen).toEqual({ read: 0, cancelled: true });
    const lying = sent(pieces(9, 9), { 'content-length': '1' });
    expect(await refusalOf(readUpload(lying, 80))).toContain('too_large');
  });

  test('nothing is not a file', async () => {
    expect(await refusalOf(readUpload(sent(undefined), 80))).toBe('invalid: The file is empty.');
    expect(await refusalOf(readUpload(sent(pieces(0, 1)), 80))).toBe('invalid: The file is empty.');
  });

  test('a broken connection is no defect of ours', async () => {
    const broken = new ReadableStream({
      start: (controller) => controller.error(new TypeError('terminated')),
    });
    expect(await refusalOf(readUpload(sent(broken), 80))).toContain('malformed: The upload broke');
  });
});
