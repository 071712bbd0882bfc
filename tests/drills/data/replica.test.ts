import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getLocalityPage } from '#contract/homes/localities.ts';
import type { Context } from '#server/core/context.ts';
import { connect, type Database } from '#server/db/client.ts';
import { ensureDatabase, migrate } from '#server/db/migrate.ts';
import { followReplicas } from '#server/db/replicas.ts';
import { seedLocalities } from '#server/homes/localities/index.ts';
import { createCall } from '#server/hosts/call.ts';
import { createLogger } from '#server/lib/log.ts';
import { ROUTES } from '#server/routes.ts';
import { type Answer, testApi, testContext } from '#tests/api/harness.ts';
import { aMember, PASSWORD } from '#tests/api/world.ts';
import { insertListing } from '#tests/builders/index.ts';
import { patience } from '#tests/patience.ts';
import { scratchFolder } from '#tests/scratch-folder.ts';
import { type PostgresServer, postgresServer } from '#tests/system/drill/postgres-server.ts';

const isFull = process.env.FULL_DRILL === '1';
const ROUNDS = isFull ? 50 : 1;
/** Long enough to be asked something within. */
const MAX_LAG_MS = patience(0.5);
const BROWSER = { 'sec-fetch-site': 'same-origin', 'user-agent': 'Mozilla/5.0 Chrome/140' };
const SLUG = 'baner';

let folder: string;
let server: PostgresServer;
let standby: PostgresServer | undefined;
let db: Database;
let copy: Database;
let context: Context;
let api: ReturnType<typeof testApi>;
/** What readers were handed over to since it was last emptied. */
const chosen: (Database | undefined)[] = [];

beforeAll(async () => {
  folder = await scratchFolder('replica');
  server = await postgresServer(folder);
  await server.start();
  await ensureDatabase(server.url);
  await migrate(server.url);
  const filling = connect(server.url, 2, createLogger('silent'));
  await seedLocalities(filling);
  await filling.$client.end();
  standby = await server.standby();
  if (!standby) return;
  const log = createLogger('silent');
  db = connect(server.url, 8, log);
  copy = connect(standby.url, 1, log);
  const replicas = await followReplicas(db, [standby.url], {
    size: 4,
    log,
    mostLagMs: MAX_LAG_MS,
  });
  context = testContext(db);
  context.replicas = {
    ...replicas,
    heardAt: performance.now(),
    pick: (past) => {
      const picked = replicas.pick(past);
      chosen.push(picked);
      return picked;
    },
  };
  api = testApi(db, context);
}, patience(60));
afterAll(async () => {
  await context?.background.idle();
  await context?.replicas?.close();
  for (const pool of [db, copy]) await pool?.$client.end();
  await standby?.stop().catch(() => undefined);
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const replay = (does: 'pause' | 'resume') => copy.$client.query(`select pg_wal_replay_${does}()`);
const ask = async (headers: Record<string, string> = {}) => {
  const answer = await api('GET', `/api/locality/${SLUG}`, undefined, headers);
  expect(answer.status).toBe(200);
  return answer.body.data.place.live as number;
};
const cookiesOf = ({ headers }: Answer) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
/** Whether the replica is asked again: it has caught up. */
const isAsked = async () => {
  chosen.length = 0;
  await ask();
  return chosen[0] !== undefined;
};

test(
  'a replica answers who has written nothing; who has reads at once what they wrote',
  async ({ skip }) => {
    if (!standby) return skip();
    const owner = await aMember({ context, api });
    const { body, ...signedIn } = await api(
      'POST',
      '/api/auths/login',
      { email: owner.email, password: PASSWORD },
      BROWSER,
    );
    const headers = {
      ...BROWSER,
      authorization: body.token,
      cookie: cookiesOf({ body, ...signedIn }),
    };
    for (let round = 0; round < ROUNDS; round++) {
      await expect.poll(isAsked, { timeout: patience(20) }).toBe(true);
      const before = await ask();
      await replay('pause');
      const { id: propertyid } = await insertListing(db, {
        ...{ ownerId: owner.id, status: 'live', localitySlug: SLUG },
      });
      // Whoever only looks is shown what was a moment ago, by the replica.
      expect(await ask()).toBe(before);
      const wrote = await api('POST', '/api/property/shortlist', { propertyid }, headers);
      expect(wrote.status).toBe(200);
      expect(cookiesOf(wrote)).toMatch(/^written=[0-9a-f]+$/);
      expect(await ask({ ...BROWSER, cookie: cookiesOf(wrote) })).toBe(before + 1);
      // A page that is made now for everybody has all that was heard of.
      if (context.replicas) context.replicas.heardAt = performance.now();
      const page = await createCall(ROUTES, context)(getLocalityPage, { params: { slug: SLUG } });
      expect(page.data.place.live).toBe(before + 1);
      // One too far behind is passed over.
      await expect.poll(() => ask(), { timeout: patience(20) }).toBe(before + 1);
      expect(context.replicas?.standing()).toMatchObject([{ answers: false }]);
      await replay('resume');
    }
    await expect.poll(isAsked, { timeout: patience(20) }).toBe(true);
  },
  patience(isFull ? 600 : 60),
);

test(
  'a replica that is lost, or follows nobody any more, costs no answer',
  async ({ skip }) => {
    if (!standby) return skip();
    await expect.poll(isAsked, { timeout: patience(20) }).toBe(true);
    await standby.stop();
    for (let call = 0; call < 20; call++) await ask();
    await expect.poll(isAsked, { timeout: patience(20) }).toBe(false);
    await standby.start();
    await expect.poll(isAsked, { timeout: patience(20) }).toBe(true);
    await standby.promote();
    await expect.poll(isAsked, { timeout: patience(20) }).toBe(false);
    await ask();
  },
  patience(60),
);
