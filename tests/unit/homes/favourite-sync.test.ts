import { afterAll, beforeEach, expect, test, vi } from 'vitest';

/** What the browser gives a page, as far as favourites need it. */
function aStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    clear: () => items.clear(),
  };
}
const device = aStorage();
const pageEvents = new Map<string, (() => void)[]>();

/** Favourites as the server keeps them; the token is whose call it is. */
const server = new Map<number, number[]>();
const writes: { by: number; userid: number; propertyid: number[] }[] = [];

async function answer(_address: string, { method, body }: RequestInit) {
  const by = Number(device.getItem('token'));
  const reply = (status: number, json: unknown) => ({
    ok: status < 300,
    status,
    json: async () => json,
  });
  if (method === 'GET') {
    const rows = [...(server.get(by) ?? [])].reverse();
    return reply(200, { data: rows.map((id) => ({ propertydata: { id } })) });
  }
  const { userid, propertyid } = JSON.parse(String(body));
  writes.push({ by, userid, propertyid });
  if (userid !== by) return reply(404, { code: 'not_found', message: 'Not found' });
  server.set(by, propertyid);
  return reply(200, { status: 1, data: { propertyid: [...propertyid].reverse() } });
}

vi.useFakeTimers();
vi.stubGlobal('localStorage', device);
vi.stubGlobal('sessionStorage', aStorage());
vi.stubGlobal('document', {
  hidden: false,
  documentElement: { lang: 'en-IN' },
  querySelector: () => null,
});
vi.stubGlobal('window', globalThis);
vi.stubGlobal('fetch', answer);
vi.stubGlobal('addEventListener', (name: string, listener: () => void) =>
  pageEvents.set(name, [...(pageEvents.get(name) ?? []), listener]),
);
afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const { keepInStep } = await import('#client/homes/listing/favourite-sync.ts');
const { toggleFavourite } = await import('#client/homes/listing/kept.ts');
const { rereadStorage } = await import('#client/lib/stored.ts');

function signIn(userId: number) {
  device.clear();
  for (const [key, value] of Object.entries({ token: userId, userId, userRole: 'user' }))
    device.setItem(key, String(value));
  rereadStorage();
}

beforeEach(() => {
  server.clear();
  writes.length = 0;
});

test('a heart is sent after a pause; what another person left open on this device sends nothing', async () => {
  server.set(1, [10, 11]);
  server.set(2, [20, 21, 22]);
  const said: string[] = [];
  signIn(1);
  keepInStep(1, (words) => said.push(words));
  await vi.runAllTimersAsync();
  toggleFavourite(12);
  await vi.runAllTimersAsync();
  expect(server.get(1)).toEqual([10, 11, 12]);
  expect(writes).toHaveLength(1);

  // Somebody else signs in here; the first page comes back from the browser's cache.
  signIn(2);
  keepInStep(2, (words) => said.push(words));
  await vi.runAllTimersAsync();
  for (const listener of pageEvents.get('pageshow') ?? []) listener();
  await vi.runAllTimersAsync();
  expect(server.get(2)).toEqual([20, 21, 22]);
  expect(device.getItem('favourites')).toBe('[20,21,22]');

  // A heart of theirs is sent as theirs alone.
  toggleFavourite(23);
  await vi.runAllTimersAsync();
  expect(server.get(2)).toEqual([20, 21, 22, 23]);
  expect(writes.map(({ by, userid }) => [by, userid])).toEqual([
    [1, 1],
    [2, 2],
  ]);
  expect(said).toEqual([]);
});
