import { describe, expect, test, vi } from 'vitest';
import { type CachedPage, PageCache } from '#server/hosts/page-cache.ts';

const page = (text: string, status = 200, bytes = 0): CachedPage => ({
  status,
  variants: { identity: { body: Buffer.from(text.padEnd(bytes, ' ')), headers: {} } },
});
const textOf = ({ variants }: CachedPage) => variants.identity.body.toString().trim();

describe('the page cache', () => {
  test('renders once for many who ask at once, and not again while fresh', async () => {
    const cache = new PageCache();
    const render = vi.fn(async () => page('one'));
    await Promise.all(Array.from({ length: 20 }, () => cache.get('/a', render)));
    await cache.get('/a', render);
    expect(render).toHaveBeenCalledTimes(1);
  });

  test('asks only before it renders what nobody has asked for, and keeps nothing of a refusal', async () => {
    const cache = new PageCache();
    const admit = vi.fn(async () => undefined);
    await cache.get('/a', async () => page('one'), admit);
    await cache.get('/a', async () => page('one'), admit);
    cache.listingChanged('7');
    await cache.get('/a', async () => page('two'), admit);
    expect(admit).toHaveBeenCalledTimes(1);
    const refuse = () => Promise.reject(new Error('too many'));
    await expect(cache.get('/b', async () => page('b'), refuse)).rejects.toThrow('too many');
    expect(textOf(await cache.get('/b', async () => page('later')))).toBe('later');
  });

  test('serves the old page while the new one is rendered', async () => {
    const cache = new PageCache();
    await cache.get('/localities', async () => page('old'));
    cache.listingChanged('7');
    const renewed = Promise.withResolvers<CachedPage>();
    expect(textOf(await cache.get('/localities', () => renewed.promise))).toBe('old');
    renewed.resolve(page('new'));
    await vi.waitFor(async () =>
      expect(textOf(await cache.get('/localities', async () => page('never')))).toBe('new'),
    );
  });

  test('drops a changed listing’s own page at once', async () => {
    const cache = new PageCache();
    await cache.get('/ViewSingleProperty/7?', async () => page('old'));
    await cache.get('/ViewSingleProperty/17?', async () => page('other'));
    cache.listingChanged('7');
    expect(textOf(await cache.get('/ViewSingleProperty/7?', async () => page('new')))).toBe('new');
    expect(textOf(await cache.get('/ViewSingleProperty/17?', async () => page('newer')))).toBe(
      'other',
    );
  });

  test('a renewal that fails, or finds the database away, keeps the old page', async () => {
    const cache = new PageCache();
    await cache.get('/a', async () => page('old'));
    for (const renewal of [
      () => Promise.reject(new Error('away')),
      async () => page('sorry', 503),
    ]) {
      cache.listingChanged('1');
      await cache.get('/a', renewal);
      expect(textOf(await cache.get('/a', renewal))).toBe('old');
    }
  });

  test('errors are not kept, and reach who asked first', async () => {
    const cache = new PageCache();
    await expect(cache.get('/a', () => Promise.reject(new Error('broken')))).rejects.toThrow(
      'broken',
    );
    expect((await cache.get('/a', async () => page('gone', 404))).status).toBe(404);
    expect(textOf(await cache.get('/a', async () => page('back')))).toBe('back');
  });

  test('the least recently used go when room runs out', async () => {
    const cache = new PageCache();
    const megabytes = 40 * 1024 * 1024;
    for (const name of ['a', 'b', 'c', 'd'])
      await cache.get(name, async () => page(name, 200, megabytes));
    await cache.get('a', async () => page('again'));
    await cache.get('e', async () => page('e', 200, megabytes));
    expect(textOf(await cache.get('a', async () => page('rendered')))).toBe('a');
    expect(textOf(await cache.get('b', async () => page('rendered')))).toBe('rendered');
  });
});
