import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '#server/core/context.ts';
import { connect, type Database } from '#server/db/client.ts';
import { createHealth } from '#server/hosts/health.ts';
import { startJobs } from '#server/jobs/start-jobs.ts';
import { createLogger } from '#server/lib/log.ts';
import { tellLive } from '#server/live/live-event.ts';
import { verifyLedger } from '#server/money/ledger/verify.ts';
import { demoDatabase, type TestDatabase, testApi, testContext } from '#tests/api/harness.ts';
import { hasPgBouncer, type PgBouncer, startPgBouncer } from '#tests/drills/pgbouncer.ts';
import { patience } from '#tests/patience.ts';

const isFull = process.env.FULL_DRILL === '1';
const ROUNDS = isFull ? 200 : 10;
const HANDS = 12;

let server: TestDatabase;
let pooler: PgBouncer;
let db: Database;
let context: Context;
let api: ReturnType<typeof testApi>;

beforeAll(async () => {
  if (!hasPgBouncer) return;
  server = await demoDatabase();
  pooler = await startPgBouncer(server.url);
  db = connect(
    { pooled: pooler.through(server.url), direct: server.url },
    HANDS,
    createLogger('silent'),
  );
  context = testContext(db);
  api = testApi(db, context);
});
afterAll(async () => {
  await context?.background.idle();
  await context?.live.close();
  await db?.$client.end();
  await pooler?.close();
  await server?.close();
});

/** What a session keeps after its transactions; seen on each of the pooler’s at once. */
async function leftBehind(): Promise<unknown[]> {
  const clients = await Promise.all(
    Array.from({ length: pooler.sessions }, () => db.$client.connect()),
  );
  const found = await Promise.all(
    clients.map(async (client) => {
      await client.query('begin');
      const { rows } = await client.query(`
        select 'prepared ' || name as what from pg_prepared_statements where not from_sql or name <> ''
        union all select 'set ' || name from pg_settings where source = 'session'
          and name not in ('application_name', 'statement_timeout', 'client_encoding')
        union all select 'listens ' || c from pg_listening_channels() c
        union all select 'locked ' || objid from pg_locks
          where locktype = 'advisory' and pid = pg_backend_pid()
        union all select 'cursor ' || name from pg_cursors where is_holdable`);
      return rows;
    }),
  );
  for (const client of clients) {
    await client.query('commit');
    client.release();
  }
  return found.flat();
}

const signIn = async (who: string) => {
  const { status, body } = await api('POST', '/api/auths/login', {
    email: `${who}@propertysearch.test`,
    password: 'Demo@12345',
  });
  expect(status).toBe(200);
  return { headers: { authorization: body.token }, id: body.user.id as number };
};

test.skipIf(!hasPgBouncer)(
  'through PgBouncer in transaction mode calls answer, races have one winner, and nothing stays behind in its sessions',
  async () => {
    const { headers, id } = await signIn('buyer');
    const search = await api('GET', '/api/property/propertylist?page=1');
    const homes: number[] = search.body.data.map(
      ({ propertydata }: { propertydata: { id: number } }) => propertydata.id,
    );
    for (let round = 0; round < ROUNDS; round++) {
      const propertyid = homes[round % homes.length];
      const add = () => api('POST', '/api/property/shortlist', { propertyid }, headers);
      const reads = ['/api/property/propertylist?page=2', '/api/dashboard/summary'].map((path) =>
        api('GET', path, undefined, headers),
      );
      const answers = await Promise.all([...Array.from({ length: HANDS }, add), ...reads]);
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    }
    const kept = await db.$client.query(
      'select listing_id, count(*) from shortlist where person_id = $1 group by 1 having count(*) > 1',
      [id],
    );
    expect(kept.rows).toEqual([]);
    expect((await verifyLedger(context)).differences).toEqual([]);
    expect(await leftBehind()).toEqual([]);
  },
  patience(isFull ? 300 : 60),
);

test.skipIf(!hasPgBouncer)('beside PgBouncer listening, jobs and readiness work', async () => {
  const heard = Promise.withResolvers<void>();
  const { id } = await signIn('seller');
  const leave = await context.live.join({
    personId: id,
    sessionId: 0,
    readsMessages: false,
    heard: () => heard.resolve(),
    gap: () => undefined,
    beat: () => undefined,
    end: () => undefined,
  });
  await tellLive(db, [id], { kind: 'changed', tags: [] });
  await heard.promise;
  leave();

  const done = Promise.withResolvers<void>();
  const jobs = await startJobs(context, db.$client.directUrl, {
    jobs: [{ name: 'drill', cron: '0 0 1 1 *', run: async () => done.resolve() }],
    pollSeconds: 0.5,
  });
  await jobs.ask('drill');
  await done.promise;
  await jobs.stop();

  const health = createHealth(context, () => false);
  const listener = createServer((_, res) => void health(res, '/readyz')).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  listener.close();
  expect(await leftBehind()).toEqual([]);
});
