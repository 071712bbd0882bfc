import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { connect, type Database } from '#server/db/client.ts';
import { createLogger } from '#server/lib/log.ts';
import { byPort } from '#tests/by-port.ts';
import { patience } from '#tests/patience.ts';
import { type TcpProxy, tcpProxy } from '#tests/tcp-proxy.ts';
import { type PostgresServer, postgresServer } from './drill/postgres-server.ts';
import { keepWriting, somePairs, type Writer, type Writing } from './drill/writers.ts';
import { discard, emptyFolder, launch, ready, type SiteProcess, stop } from './site-process.ts';

const CUTS = 200;
const PAIRS = 10;
const POOL = 16;
const isFull = process.env.FULL_DRILL === '1';
/** The site gives up a silent connection two seconds after its limit for a statement. */
const TIMEOUT_SECONDS = isFull ? 20 : 3;
const SILENT_MS = isFull ? 30_000 : 6_000;

let folder: string;
let server: PostgresServer;
let proxy: TcpProxy;
let site: SiteProcess;
let writers: Writer[];
let writing: Writing;
/** To the server that takes writes, past the proxy. */
let db: Database;

/** By a name that is not the site’s. */
const straightTo = ({ url }: PostgresServer) =>
  connect(`${url}?application_name=drill`, 4, createLogger('silent'));
const ask = async (path: string) =>
  (await fetch(site.url + path, { signal: AbortSignal.timeout(patience(15)) })).status;
const becomes = (path: string, status: number) =>
  expect.poll(() => ask(path), { timeout: patience(20) }).toBe(status);

beforeAll(async () => {
  folder = await emptyFolder();
  server = await postgresServer(folder);
  await server.start();
  proxy = await tcpProxy(server.port);
  site = await launch({
    dataDir: folder,
    env: {
      NODE_ENV: 'production',
      SECRET_KEY: 'a secret that only the drill knows',
      DATABASE_URL: byPort(server.url, proxy.port),
      DATABASE_POOL: String(POOL),
      DATABASE_TIMEOUT: String(TIMEOUT_SECONDS),
      LOG_LEVEL: 'error',
    },
  });
  await ready(site);
  db = straightTo(server);
  writers = await somePairs(db, PAIRS);
});
afterAll(async () => {
  await writing?.stop();
  await stop(site);
  await db?.$client.end();
  await proxy?.close();
  await server?.stop();
  await discard(folder);
});

/** The limit of messages a minute is not what is tried here. */
function withoutLimits(): void {
  const timer = setInterval(
    () => void db.$client.query('delete from rate_limits').catch(() => undefined),
    500,
  );
  onTestFinished(() => clearInterval(timer));
}

/** Each connection of the site’s pool waits for the same lock at some moment: none is missing. */
async function allConnectionsWork(): Promise<void> {
  const holder = await db.$client.connect();
  await holder.query('begin; lock table messages in access exclusive mode');
  const waiting = async () => {
    const { rows } = await db.$client.query(
      `select count(*)::int as n from pg_stat_activity
       where application_name = 'propertysearch' and wait_event_type = 'Lock'`,
    );
    return rows[0].n;
  };
  await expect.poll(waiting, { timeout: patience(20) }).toBe(POOL);
  await holder.query('rollback');
  holder.release();
}

test(
  `twenty writers, ${CUTS} cuts, a silent server, a refused start and a standby`,
  async () => {
    withoutLimits();
    writing = keepWriting(site.url, writers);
    await writing.more(2 * PAIRS);

    // By the server, by the network, and, one in ten, just when a transaction begins.
    let begun = 0;
    proxy.cutAt((sent) => sent.includes('begin') && ++begun % 10 === 0);
    for (let i = 0; i < CUTS; i++) {
      if (i % 2) proxy.cutOne();
      else {
        await db.$client.query(
          `select pg_terminate_backend(pid) from (
           select pid from pg_stat_activity where application_name = 'propertysearch'
           order by state = 'active' desc, random() limit 1) one`,
        );
      }
      await writing.more(2);
    }
    proxy.cutAt(() => false);
    await becomes('/readyz', 200);

    proxy.mode('swallow');
    await becomes('/readyz', 503);
    expect(await ask('/healthz')).toBe(200);
    await pause(SILENT_MS);
    proxy.mode('pass');
    await writing.more(2 * PAIRS);
    await becomes('/readyz', 200);

    proxy.mode('refuse');
    proxy.cut();
    await writing.refused(2 * PAIRS);
    await becomes('/readyz', 503);
    await server.stop();
    proxy.mode('pass');
    await writing.refused(2 * PAIRS);
    await server.start();
    await writing.more(2 * PAIRS);
    await becomes('/readyz', 200);

    const onlyReads = async (is: 'on' | 'off') => {
      await db.$client.query(`alter system set default_transaction_read_only = ${is}`);
      await db.$client.query('select pg_reload_conf()');
    };
    await onlyReads('on');
    await becomes('/readyz', 503);
    await writing.refused(2 * PAIRS);
    expect(await ask('/api/property/propertylist')).toBe(200);
    await onlyReads('off');
    await writing.more(2 * PAIRS);
    await becomes('/readyz', 200);

    const standby = await server.standby();
    if (standby) {
      await db.$client.query("alter system set synchronous_standby_names = '*'");
      await db.$client.query('select pg_reload_conf()');
      await expect
        .poll(
          async () => (await db.$client.query('select sync_state from pg_stat_replication')).rows,
          {
            timeout: patience(20),
          },
        )
        .toEqual([{ sync_state: 'sync' }]);
      await writing.more(2 * PAIRS);
      await server.stop();
      await db.$client.end();
      proxy.target(standby.port);
      server = standby;
      db = straightTo(standby);
      await becomes('/readyz', 503);
      await writing.refused(2 * PAIRS);
      expect(await ask('/api/property/propertylist')).toBe(200);
      await standby.promote();
      await writing.more(2 * PAIRS);
      await becomes('/readyz', 200);
    } else {
      process.stdout.write('No Postgres of the distribution is installed: nothing was promoted.\n');
    }

    await allConnectionsWork();
    await writing.more(2 * PAIRS);
    await writing.stop();
    const keys = [...writing.acknowledged];
    const { rows } = await db.$client.query(
      'select client_key as key from messages where client_key = any($1)',
      [keys],
    );
    expect(rows.map(({ key }) => key).sort()).toEqual(keys.sort());
    expect(writing.odd).toEqual([]);
    expect(site.child.exitCode).toBeNull();
  },
  patience(300),
);
