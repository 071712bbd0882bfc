import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createFront, type FrontParts } from '#server/hosts/front.ts';
import { Gate } from '#server/hosts/overload/gate.ts';
import { type AstroHandler, createPages } from '#server/hosts/render-pages.ts';
import { createLogger } from '#server/lib/log.ts';
import { secretsFrom } from '#server/lib/secrets.ts';
import { createLimits } from '#server/limits/limits.ts';

/** The front as a process has it, with a renderer that answers at once and no database. */
const rendered = vi.fn();
const astro: AstroHandler = async (req, res) => {
  rendered(req.url);
  res.writeHead(200, { 'content-type': 'text/html' }).end(`<p>${req.url}</p>`);
};
const env = { SITE_URL: 'http://localhost', TRUST_PROXY: true };
const context = {
  env,
  // Nobody asks here whether it takes writes.
  db: { $client: { options: {}, address: '' } },
  log: createLogger('silent'),
  // Pages are counted in the process, so that no database is asked.
  limits: createLimits({ $client: {} } as never, secretsFrom('a secret that only tests know')),
};
const html = { headers: { 'content-type': 'text/html' }, body: Buffer.from('Too many pages') };
const gate = new Gate(
  { read: () => ({ delayMs: 0, queue: 0 }), close: () => undefined },
  () => undefined,
);
afterAll(() => gate.close());
const parts = {
  context,
  files: new Map([['/429.html', { identity: html }]]),
  otherBuilds: { find: async () => undefined },
  pages: createPages(astro, {} as never, {}, gate),
  gate,
  kindOf: () => undefined,
  services: async () => false,
  isDraining: () => false,
  loggable: (path: string) => path,
} as unknown as FrontParts;
const server = createServer(createFront(parts));
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

const get = (url: string, from: string) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${url}`, {
    headers: { 'x-forwarded-for': from },
  });

test('a random parameter renders nothing anew', async () => {
  rendered.mockClear();
  for (let at = 0; at < 30; at++) {
    const answer = await get(`/localities?cb=${Math.random()}`, '192.0.2.1');
    expect(await answer.text()).toBe('<p>/localities</p>');
  }
  expect(rendered).toHaveBeenCalledTimes(1);
});

test('a flood of searches that differ is refused with the wait, and others are served', async () => {
  const statuses: number[] = [];
  for (let at = 0; at < 260; at++) {
    const answer = await get(`/PropertyListHome?min_price=${at}`, '192.0.2.2');
    statuses.push(answer.status);
    await answer.text();
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(240);
  const refused = await get('/PropertyListHome?min_price=999', '192.0.2.2');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.text()).toBe('Too many pages');
  // What is kept already costs nothing, and another network has a count of its own.
  expect((await get('/PropertyListHome?min_price=0', '192.0.2.2')).status).toBe(200);
  expect((await get('/PropertyListHome?min_price=999', '192.0.2.3')).status).toBe(200);
});

/** As it is written: a browser, and `fetch`, would resolve it first. */
async function getRaw(path: string): Promise<IncomingMessage> {
  const { port } = server.address() as AddressInfo;
  const asked = request({ port, path, host: '127.0.0.1', agent: false }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  answer.resume();
  return answer;
}

test.each([
  '//other.example/localities',
  '/x/..//other.example/localities',
  '/mr//other.example',
  '/mr/..//other.example',
  '/x/../_image',
  '/x/%2e%2e/_image',
  '/x/.%2E/_server-islands/a',
  '/x\\..\\_image',
  '/\\other.example',
  '/./localities',
  '/hi/../localities',
  '/localities/..',
  '/api/bookings/../search',
])('%s is no page, and leads nowhere', async (path) => {
  rendered.mockClear();
  const { statusCode, headers } = await getRaw(path);
  expect({ statusCode, location: headers.location }).toEqual({ statusCode: 404 });
  expect(rendered).not.toHaveBeenCalled();
});

test.each(['/.well-known/none', '/localities/a..b', '/localities/...'])(
  '%s is a path like any other',
  async (path) => {
    rendered.mockClear();
    expect((await getRaw(path)).statusCode).toBe(200);
    expect(rendered).toHaveBeenCalledOnce();
  },
);
