import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '#server/core/context.ts';
import { byPort } from '#tests/by-port.ts';
import { aCrowd, type Crowd } from '#tests/drills/crowd.ts';
import { tell } from '#tests/drills/tell.ts';
import { patience } from '#tests/patience.ts';
import { type PostgresServer, postgresServer } from '#tests/system/drill/postgres-server.ts';
import { booksOf } from '#tests/system/money-books.ts';
import {
  discard,
  emptyFolder,
  launch,
  ready,
  type SiteProcess,
  stop,
} from '#tests/system/site-process.ts';
import { type TcpProxy, tcpProxy } from '#tests/tcp-proxy.ts';

const isFull = process.env.FULL_DRILL === '1';
const FAILOVERS = isFull ? 10 : 1;
const BETWEEN = isFull ? 200 : 20;

let folder: string;
let primary: PostgresServer;
let standby: PostgresServer | undefined;
let proxy: TcpProxy;
let site: SiteProcess;
let context: Context;
let crowd: Crowd | undefined;

/** From now on nothing is acknowledged that the standby does not have too. */
async function followedBy(server: PostgresServer): Promise<PostgresServer | undefined> {
  const following = await server.standby();
  if (!following) return undefined;
  const { $client } = context.db;
  await $client.query("alter system set synchronous_standby_names = '*'");
  await $client.query('select pg_reload_conf()');
  const states = async () =>
    (await $client.query('select sync_state from pg_stat_replication')).rows;
  await expect.poll(states, { timeout: patience(20) }).toEqual([{ sync_state: 'sync' }]);
  return following;
}

beforeAll(async () => {
  folder = await emptyFolder();
  primary = await postgresServer(folder);
  await primary.start();
  proxy = await tcpProxy(primary.port);
  site = await launch({
    dataDir: folder,
    env: { DEMO: '1', DATABASE_URL: byPort(primary.url, proxy.port), LOG_LEVEL: 'error' },
  });
  await ready(site);
  context = await booksOf(folder, primary.url);
});
afterAll(async () => {
  await crowd?.stop();
  await stop(site);
  await context?.db.$client.end();
  await proxy?.close();
  for (const server of [primary, standby]) await server?.stop().catch(() => undefined);
  await discard(folder);
});

/** The primary dies without a word, and its standby is the one to write to. */
async function failOver(): Promise<void> {
  if (!standby) return;
  await primary.kill();
  // Nobody can write to the old one any more: only now may the other be promoted.
  proxy.mode('refuse');
  proxy.cut();
  await standby.promote();
  proxy.target(standby.port);
  proxy.mode('pass');
  [primary, standby] = [standby, undefined];
  await context.db.$client.end();
  context = await booksOf(folder, primary.url);
}

test(
  'a primary that dies under load costs no acknowledged write, and doubles none',
  async ({ skip }) => {
    standby = await followedBy(primary);
    if (!standby) skip('Debian’s Postgres is not installed, which can copy a running server.');
    crowd = await aCrowd({ site: () => site, context: () => context });
    for (let round = 0; round < FAILOVERS; round++) {
      standby ??= await followedBy(primary);
      await crowd.more(BETWEEN);
      await failOver();
      await crowd.more(BETWEEN);
    }
    const written = await crowd.expectAllThere();
    expect(site.child.exitCode).toBeNull();
    tell('failover', { failovers: FAILOVERS, 'kills of Postgres': FAILOVERS, ...written });
  },
  patience(isFull ? 600 : 120),
);
