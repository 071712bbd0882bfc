import { afterEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '#contract/lib/errors.ts';
import { busy } from '#server/hosts/overload/busy.ts';
import { type CachedPage, PageCache } from '#server/hosts/page-cache.ts';

const page = (text: string, status = 200, bytes = 0): CachedPage => ({
  status,
  variants: { identity: { body: Buffer.from(text.padEnd(bytes, ' ')), headers: {} } },
});
const textOf = ({ variants }: CachedPage) => variants.identity.body.toString().trim();

afterEach(() => void vi.useRealTimers());

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

  test('a page that cannot be renewed says so until it can, and is tried again once a second', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const cache = new PageCache();
    await cache.get('/a', async () => page('old'));
    cache.listingChanged('1');
    const away = vi.fn(() => Promise.reject(new AppError('unavailable')));
    const isHeldOver = async () => (await cache.get('/a', away)).isHeldOver;
    await vi.waitFor(async () => expect(await isHeldOver()).toBe(true));
    for (let asked = 0; asked < 5; asked++) expect(await isHeldOver()).toBe(true);
    expect(away).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1_500);
    await vi.waitFor(async () =>
      expect(await cache.get('/a', async () => page('new'))).toEqual(page('new')),
    );
  });

  test('where nobody hears of changes nothing is fresh: it is renewed first, or said to be old', async () => {
    let hears = true;
    const cache = new PageCache(() => hears);
    await cache.get('/a', async () => page('one'));
    hears = false;
    expect(textOf(await cache.get('/a', async () => page('two')))).toBe('two');
    const away = () => Promise.reject(new AppError('unavailable'));
    const old = await cache.get('/a', away);
    expect([textOf(old), old.isHeldOver]).toEqual(['two', true]);
    // One that says nothing at all is not waited for without end.
    const silent = () => new Promise<CachedPage>(() => undefined);
    await cache.get('/b', async () => page('b'));
    expect(await cache.get('/b', silent)).toMatchObject({ isHeldOver: true });
    hears = true;
    expect((await cache.get('/a', async () => page('three'))).isHeldOver).toBe(true);
  });

  test('who is turned away for a crowd has an old page, not a database that is away', async () => {
    const cache = new PageCache();
    await cache.get('/a', async () => page('old'));
    cache.listingChanged('1');
    const crowded = vi.fn(() => Promise.reject(busy()));
    await vi.waitFor(async () => {
      expect((await cache.get('/a', crowded)).isHeldOver).toBeUndefined();
      expect(crowded.mock.calls.length).toBeGreaterThan(2);
    });
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
    const megabytes = 20 * 1024 * 1024;
    for (const name of ['a', 'b', 'c', 'd'])
      await cache.get(name, async () => page(name, 200, megabytes));
    await cache.get('a', async () => page('again'));
    await cache.get('e', async () => page('e', 200, megabytes));
    expect(textOf(await cache.get('a', async () => page('rendered')))).toBe('a');
    expect(textOf(await cache.get('b', async () => page('rendered')))).toBe('rendered');
  });
});
