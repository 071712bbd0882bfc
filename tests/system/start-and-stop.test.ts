import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { freePort } from '#tests/free-port.ts';
import { discard, emptyFolder, launch, ready, type SiteProcess, stop } from './site-process.ts';

let folder: string;
beforeAll(async () => {
  folder = await emptyFolder();
});
afterAll(() => discard(folder));

/** A running site that ends with its test, however that goes. */
async function start(settings: Parameters<typeof launch>[0]): Promise<SiteProcess> {
  const site = await launch(settings);
  onTestFinished(() => stop(site));
  await ready(site);
  return site;
}

async function total(site: SiteProcess): Promise<number> {
  const answer = await fetch(`${site.url}/api/property/propertylist`);
  return ((await answer.json()) as { total: number }).total;
}

/** KB, the most it has ever had; 0 where the system does not tell. */
async function mostMemory({ child }: SiteProcess): Promise<number> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0);
}

describe('start and stop', () => {
  test('prints the address and the demo people, and keeps data over a second start', async () => {
    const first = await start({ dataDir: folder });
    expect(first.output()).toContain('Propertysearch is at http://localhost:');
    expect(first.output()).toContain('buyer@propertysearch.test');
    const listed = await total(first);
    expect(listed).toBeGreaterThanOrEqual(600);
    // A start once took 1.5 GB.
    expect(await mostMemory(first)).toBeLessThan(500 * 1_024);
    await stop(first);
    const second = await start({ dataDir: folder });
    expect(await total(second)).toBe(listed);
    expect(await mostMemory(second)).toBeLessThan(400 * 1_024);
    await stop(second);
  });

  test('behind a balancer a stop says that it is not ready before it closes its port', async () => {
    const site = await start({ dataDir: folder, env: { DRAIN_SECONDS: '3' } });
    site.child.kill('SIGTERM');
    const status = async (path: string) => (await fetch(site.url + path)).status;
    await expect.poll(() => status('/readyz')).toBe(503);
    // Who has not seen that yet is served.
    expect(await status('/healthz')).toBe(200);
    expect(await status('/api/property/propertylist')).toBe(200);
    expect(await site.exited).toBe(0);
  });

  test('a demo for others has to be asked for, else the site says why and does not start', async () => {
    const other = await emptyFolder();
    const env = { SITE_URL: 'https://homes.example', PUSH: 'true' };
    const refused = await launch({ dataDir: other, env });
    expect(await refused.exited).toBe(1);
    expect(refused.output().trim()).toMatch(/^SITE_URL, PUSH mean .* or DEMO=1 [^\n]*$/);
    // Nothing was begun.
    expect(await readdir(other)).toEqual([]);
    const asked = await start({ dataDir: other, env: { ...env, DEMO: '1' } });
    expect((await fetch(`${asked.url}/api/sandbox/outbox`)).status).toBe(200);
    await stop(asked);
    const live = await start({ dataDir: other, env: { ...env, NODE_ENV: 'production' } });
    expect((await fetch(`${live.url}/api/sandbox/outbox`)).status).toBe(404);
    await stop(live);
    await discard(other);
  });

  test('a database that is not there gives one clear line', async () => {
    const other = await emptyFolder();
    const port = await freePort();
    const env = { DEMO: '1', DATABASE_URL: `postgres://site:secret@localhost:${port}/site` };
    const refused = await launch({ dataDir: other, env });
    expect(await refused.exited).toBe(1);
    const said = refused.output().trim();
    expect(said).toMatch(
      /^The database at localhost:\d+ takes no connections [^\n]*DATABASE_URL\.$/,
    );
    expect(said).not.toContain('secret');
    await discard(other);
  });

  test('a taken port gives one clear line', async () => {
    const first = await start({ dataDir: folder });
    const other = await emptyFolder();
    const second = await launch({ dataDir: other, port: first.port });
    expect(await second.exited).toBe(1);
    expect(
      second
        .output()
        .split('\n')
        .filter((line) => line && !line.startsWith('{')),
    ).toEqual([`Port ${first.port} is taken. Stop what uses it, or set PORT to another.`]);
    await stop(first);
    await discard(other);
  });

  test('a second process on the same data folder gives one clear line', async () => {
    const first = await start({ dataDir: folder });
    const second = await launch({ dataDir: folder });
    expect(await second.exited).toBe(1);
    expect(second.output().trim()).toMatch(
      /^The data folder .* is in use by process \d+\. Stop that one, or set DATA_DIR to another folder\.$/,
    );
    await stop(first);
  });

  test('a killed process leaves a database the next one takes over', async () => {
    const first = await start({ dataDir: folder });
    const listed = await total(first);
    first.child.kill('SIGKILL');
    await first.exited;
    const second = await start({ dataDir: folder });
    expect(await total(second)).toBe(listed);
    expect(await mostMemory(second)).toBeLessThan(500 * 1_024);
    await stop(second);
  });

  test('a stop finishes the request in flight', async () => {
    const site = await start({ dataDir: folder });
    // The body is held back, so the request is surely in flight when the signal comes.
    const body = JSON.stringify({ listedin: 'sell' });
    const call = request(`${site.url}/api/property/serchproperty`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': body.length },
    });
    call.flushHeaders();
    call.write(body.slice(0, 5));
    await fetch(`${site.url}/healthz`);
    const answered = once(call, 'response');
    site.child.kill('SIGTERM');
    await expect.poll(() => site.output()).toContain('finishing requests in flight');
    call.end(body.slice(5));
    const [response] = await answered;
    expect(response.statusCode).toBe(200);
    response.resume();
    expect(await site.exited).toBe(0);
  });
});
