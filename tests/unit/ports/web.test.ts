import type { LookupAddress } from 'node:dns';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readEnv } from '#server/lib/env.ts';
import { openWeb } from '#server/ports/web/index.ts';
import { isPublicAddress } from '#server/ports/web/public-address.ts';

let server: Server;
let port: number;
let asked: string[];
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (request.url === '/moved') response.writeHead(302, { location: '/inner' }).end();
    else if (request.url === '/long') response.end('x'.repeat(5_000));
    else if (request.url === '/silent') response.writeHead(200).write('a');
    else response.end('here');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
});

const GET = { method: 'GET', patienceMs: 5_000, maxBytes: 1_000 } as const;
const v4 = (address: string): LookupAddress => ({ address, family: 4 });

test.each([
  ['127.0.0.1', 'loopback'],
  ['10.1.2.3', 'private'],
  ['172.16.0.1', 'private'],
  ['192.168.1.1', 'private'],
  ['169.254.169.254', 'metadata of a cloud'],
  ['100.64.0.1', 'carrier NAT'],
  ['0.0.0.0', 'this host'],
  ['224.0.0.1', 'many at once'],
  ['255.255.255.255', 'everybody'],
  ['192.0.2.1', 'documentation'],
  ['::1', 'loopback'],
  ['::', 'this host'],
  ['::ffff:127.0.0.1', 'mapped loopback'],
  ['::ffff:a00:1', 'mapped private'],
  ['::7f00:1', 'compatible loopback'],
  ['fe80::1', 'link-local'],
  ['fd00:ec2::254', 'metadata of a cloud'],
  ['64:ff9b::7f00:1', 'translated loopback'],
  ['2002:7f00:1::', 'tunnelled loopback'],
  ['2001:0:7f00:1::', 'tunnelled'],
])('%s is not public: %s', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['1.1.1.1', '203.0.114.9', '2606:4700:4700::1111', '::ffff:8.8.8.8'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  'http://example.com/hook',
  'https://example.com:22/',
  'https://user:password@example.com/',
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://017700000001/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://localhost/',
  'https://database/',
  'file:///etc/passwd',
  'example.com',
])('%s is refused as it is spelled', async (url) => {
  const web = openWeb({ allowsLoopback: false });
  expect(web.whyNot(url)).not.toBeNull();
  await expect(web.call(url, GET)).rejects.toThrow();
});

test('a name that leads inside is not called, even beside an address that is public', async () => {
  for (const found of [[v4('127.0.0.1')], [v4('1.1.1.1'), v4('127.0.0.1')], []]) {
    const web = openWeb({ allowsLoopback: false, resolve: async () => found });
    await expect(web.call(`https://hook.example.com:8443/`, GET)).rejects.toThrow(
      found.length === 0 ? 'no address' : 'not on the public internet',
    );
  }
  expect(asked).toEqual([]);
});

test('a name is asked for once a call, so that what changes afterwards leads nowhere', async () => {
  const answers = [[v4('203.0.114.9')], [v4('127.0.0.1')]];
  let looked = 0;
  const web = openWeb({
    allowsLoopback: false,
    resolve: async () => answers[Math.min(looked++, 1)] ?? [],
  });
  const quick = { ...GET, patienceMs: 300 };
  // The first connects to the public address it was told, which nobody answers here.
  await expect(web.call('https://changing.example.com/', quick)).rejects.toThrow();
  expect(looked).toBe(1);
  await expect(web.call('https://changing.example.com/', quick)).rejects.toThrow(
    'not on the public internet',
  );
  expect(asked).toEqual([]);
});

test('a redirect is an answer, and is not followed', async () => {
  const web = openWeb({ allowsLoopback: true });
  const { status } = await web.call(`http://127.0.0.1:${port}/moved`, GET);
  expect(status).toBe(302);
  expect(asked).toEqual(['/moved']);
});

test('an answer that is too long is refused or cut, one without an end is given up', async () => {
  const web = openWeb({ allowsLoopback: true });
  await expect(web.call(`http://127.0.0.1:${port}/long`, GET)).rejects.toThrow('too long');
  const { body } = await web.call(`http://127.0.0.1:${port}/long`, { ...GET, cut: true });
  expect(body).toHaveLength(1_000);
  await expect(
    web.call(`http://127.0.0.1:${port}/silent`, { ...GET, patienceMs: 200 }),
  ).rejects.toThrow();
});

test('production never calls its own machine', () => {
  expect(() => readEnv({ NODE_ENV: 'production', CALLS_LOOPBACK: 'true' })).toThrow(
    'CALLS_LOOPBACK',
  );
  expect(readEnv({}).CALLS_LOOPBACK).toBe(false);
});
