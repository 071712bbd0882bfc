import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { packFor } from '#server/hosts/packed-page.ts';
import { keepPacked, variantsFrom, weightOf } from '#server/lib/variants.ts';

const TEXT = Array.from(
  { length: 400 },
  (_, i) => `<li>Flat ${i * 7919} in ${['Baner', 'Wakad', 'Kharadi'][i % 3]}, ${i * i} sq ft</li>`,
).join('');
const page = () => variantsFrom(Buffer.from(TEXT), { 'content-type': 'text/html' }, true);
async function packed(accepted: string) {
  const variants = page();
  await packFor(variants, accepted);
  return variants;
}

describe('a rendered page', () => {
  test('is compressed as its reader takes it, and not otherwise', async () => {
    const forBrowser = await packed('gzip, deflate, br');
    expect(brotliDecompressSync(forBrowser.br?.body ?? '').toString()).toBe(TEXT);
    expect(forBrowser.gzip).toBeUndefined();
    expect(forBrowser.br?.headers).toMatchObject({
      'content-encoding': 'br',
      'content-length': forBrowser.br?.body.length,
      'content-type': 'text/html',
      etag: forBrowser.identity.headers.etag,
      vary: 'accept-encoding',
    });
    const forRobot = await packed('gzip');
    expect(gunzipSync(forRobot.gzip?.body ?? '').toString()).toBe(TEXT);
    expect(forRobot.br).toBeUndefined();
    const forNobody = await packed('');
    expect(Object.keys(forNobody)).toEqual(['identity']);
  });

  test('is compressed once for many who ask at once, and better for who comes later', async () => {
    const variants = page();
    const grown = await Promise.all([packFor(variants, 'br'), packFor(variants, 'br')]);
    expect(grown).toEqual([true, false]);
    const quick = (await packed('br')).br?.body.length ?? 0;
    expect(quick).toBeGreaterThan(0);
    await packFor(variants, 'br');
    await vi.waitFor(() => expect(variants.br?.body.length).toBeLessThan(quick));
    expect(brotliDecompressSync(variants.br?.body ?? '').toString()).toBe(TEXT);
  });

  test('is kept as brotli packed it, and unpacked for who takes it otherwise', async () => {
    const variants = page();
    expect(weightOf(variants)).toBe(Buffer.byteLength(TEXT));
    keepPacked(variants);
    expect(weightOf(variants)).toBe(Buffer.byteLength(TEXT));
    await packFor(variants, 'br');
    keepPacked(variants);
    expect(weightOf(variants)).toBe(variants.br?.body.length);
    expect(variants.identity.body.toString()).toBe(TEXT);
    expect(variants.identity.headers['content-length']).toBe(Buffer.byteLength(TEXT));
    await packFor(variants, 'gzip');
    expect(gunzipSync(variants.gzip?.body ?? '').toString()).toBe(TEXT);
    expect(weightOf(variants)).toBe(
      (variants.br?.body.length ?? 0) + (variants.gzip?.body.length ?? 0),
    );
  });

  test('that is tiny is sent as it is', async () => {
    const tiny = variantsFrom(Buffer.from('Gone'), {}, true);
    expect(await packFor(tiny, 'br')).toBe(false);
    expect(tiny.br).toBeUndefined();
  });
});
