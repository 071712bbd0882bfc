import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adsService } from '#server/ads/serving/service.ts';
import { serviceListener } from '#server/hosts/service-host.ts';
import { adWorld, insertCampaign } from './ad-world.ts';

const world = adWorld();
let server: Server;
let adId: number;
beforeAll(async () => {
  const context = world.context();
  adId = (await insertCampaign(context, { state: 'active' })).id;
  await world.reload();
  server = createServer(serviceListener(adsService, context, () => false)).listen(0);
  await once(server, 'listening');
});
afterAll(() => server.close());

/** A request as a client that is no browser can send it: a GET with a body. */
async function ask(path: string, headers: Record<string, string> = {}, body?: string) {
  const { port } = server.address() as AddressInfo;
  const length = body && { 'content-length': Buffer.byteLength(body) };
  const asking = request({ port, path, headers: { ...headers, ...length }, method: 'GET' });
  asking.end(body);
  const [answer] = await once(asking, 'response');
  // One that is refused is not read to its end.
  asking.on('error', () => undefined);
  const pieces: Buffer[] = [];
  for await (const piece of answer) pieces.push(piece as Buffer);
  const text = Buffer.concat(pieces).toString();
  return {
    status: answer.statusCode,
    headers: answer.headers,
    body: text ? JSON.parse(text) : null,
  };
}

const URLENCODED = { 'content-type': 'application/x-www-form-urlencoded' };
const multipart = (fields: Record<string, string>) =>
  `${Object.entries(fields)
    .map(
      ([name, value]) =>
        `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    .join('')}--x--\r\n`;

describe('the ads service on a host of its own', () => {
  test('takes the fields of a GET as a query, a form, or a form of parts', async () => {
    const fields = { adFormat: 'image', pageToShow: 'homepage', adPosition: 'top' };
    const query = new URLSearchParams(fields).toString();
    const parts = { 'content-type': 'multipart/form-data; boundary=x' };
    for (const answer of [
      await ask(`/searchSingleForTopHome?${query}`),
      await ask('/searchSingleForTopHome', URLENCODED, query),
      await ask('/searchSingleForTopHome', parts, multipart(fields)),
    ]) {
      expect([answer.status, answer.body.data.adId]).toEqual([200, adId]);
    }
    for (const answer of [
      await ask('/searchSingleForTopHome', URLENCODED, 'adFormat=gif'),
      await ask('/searchSingleForTopHome', parts, multipart({ adFormat: 'gif' })),
    ]) {
      expect([answer.status, answer.body.errors[0].path]).toEqual([422, 'adFormat']);
    }
  });

  test('reads no endless form, and none that is broken', async () => {
    const long = await ask(
      '/searchSingleForTopHome',
      URLENCODED,
      `adFormat=${'x'.repeat(100_000)}`,
    );
    expect(long.status).toBe(413);
    const broken = { 'content-type': 'multipart/form-data; boundary=y' };
    expect((await ask('/searchSingleForTopHome', broken, multipart({}))).status).toBe(200);
  });

  test('answers pages of the site, and of no other', async () => {
    const { SITE_URL } = world.context().env;
    const own = await ask('/searchSingleForTopHome', { origin: SITE_URL });
    expect([own.status, own.headers['access-control-allow-origin']]).toEqual([200, SITE_URL]);
    const other = await ask('/searchSingleForTopHome', { origin: 'https://elsewhere.example' });
    expect([other.status, other.headers['access-control-allow-origin']]).toEqual([404, undefined]);
  });
});
