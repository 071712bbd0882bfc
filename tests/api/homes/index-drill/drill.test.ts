import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { SearchRequest } from '#contract/homes/search-request.ts';
import { connect, type Database } from '#server/db/client.ts';
import { type Cluster, startCluster } from '#server/db/embedded/cluster.ts';
import { ensureDatabase, migrate } from '#server/db/migrate.ts';
import { rows } from '#server/db/rows.ts';
import { randomFrom } from '#server/demo/drawings/palette.ts';
import { seedLocalities } from '#server/homes/localities/index.ts';
import { matching } from '#server/homes/search/conditions.ts';
import { countFacets } from '#server/homes/search/facets.ts';
import { findPlace } from '#server/homes/search/find-place.ts';
import { searchListings } from '#server/homes/search/search-listings.ts';
import { createLogger } from '#server/lib/log.ts';
import { testContext } from '#tests/api/harness.ts';
import { aRandomHome } from '#tests/api/homes/index-conformance/random-homes.ts';
import { aRandomRequest } from '#tests/api/homes/index-conformance/random-requests.ts';
import { storeHomes } from '#tests/api/homes/index-conformance/stored-homes.ts';
import { insertPerson } from '#tests/builders/index.ts';
import { fc } from '#tests/fast-check.ts';
import { patience } from '#tests/patience.ts';
import { scratchFolder } from '#tests/scratch-folder.ts';

/** `FULL_STORM=1` makes ten thousand edits and asks more. */
const FULL = process.env.FULL_STORM;
const EDITS = FULL ? 10_000 : 300;
const HOMES = FULL ? 2_000 : 120;
const REQUESTS = FULL ? 200 : 20;
const SEED = 11;

const log = createLogger('silent');
let folder: string;
let cluster: Cluster;
let url: string;
let db: Database;
const nodes: ChildProcess[] = [];

beforeAll(async () => {
  folder = await scratchFolder('index-drill');
  cluster = await startCluster(path.join(folder, 'postgres'), ['fsync=off']);
  cluster.watch(log, () => undefined);
  url = cluster.url('drill');
  await ensureDatabase(url);
  await migrate(url);
  db = connect(url, 6, log);
  await seedLocalities(db);
});
afterAll(async () => {
  for (const node of nodes) node.kill('SIGKILL');
  await db.$client.end();
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
});

function aNode(env: Record<string, string> = {}): ChildProcess {
  const node = fork(path.join(import.meta.dirname, 'node.ts'), {
    env: { ...process.env, ...env, NODE_DATABASE: url },
    execArgv: [],
  });
  nodes.push(node);
  return node;
}

interface Told {
  heard: number;
  state: string;
  answers?: unknown;
}
async function ask(node: ChildProcess, requests: readonly SearchRequest[]): Promise<Told> {
  const told = once(node, 'message');
  node.send(requests);
  const [said] = await told;
  return said as Told;
}
const isWhole = (node: ChildProcess) =>
  vi.waitFor(async () => expect((await ask(node, [])).state).toBe('whole'), {
    timeout: patience(20),
    interval: 100,
  });

async function countAll(request: SearchRequest): Promise<number> {
  const { where } = await findPlace(testContext(db), request);
  const counted = sql`select count(*) as n from listings l where ${matching(request, where)}`;
  const [found] = await rows<{ n: number }>(db, counted);
  return found?.n ?? 0;
}

async function bySql(requests: readonly SearchRequest[]) {
  const context = testContext(db);
  const answers = [];
  for (const request of requests) {
    const { data, ...said } = await searchListings(context, request);
    const ids = data.map(({ propertydata }) => propertydata.id);
    // As SQL it stops counting where pages end; the index never does.
    const total = said.totalIsMinimum ? await countAll(request) : said.total;
    answers.push({ ids, total, facets: await countFacets(context, request) });
  }
  return answers;
}

const EDIT = [
  (id: number) => sql`update listings set price_paise = price_paise + 10000 where id = ${id}`,
  (id: number) => sql`update listings set status = 'paused' where id = ${id}`,
  (id: number) => sql`update listings set status = 'live' where id = ${id}`,
  (id: number) => sql`update listings set photo_count = (photo_count + 1) % 9 where id = ${id}`,
  (id: number) => sql`update listings set faded = not faded where id = ${id}`,
  (id: number) => sql`update listings set society = 'Devrai ' || id % 7 where id = ${id}`,
  (id: number) =>
    sql`update listings set bedrooms = (coalesce(bedrooms, 0) + 1) % 6 where id = ${id}`,
  (id: number) =>
    sql`update listings set verified_until = now() + interval '9 days' where id = ${id}`,
];

/** So many edits by several hands, some of them taken back; while the database is away they try again. */
async function storm(ids: readonly number[], edits: number, random: () => number): Promise<void> {
  let left = edits;
  const hand = async () => {
    while (left-- > 0) {
      const edit = EDIT[Math.floor(random() * EDIT.length)];
      const id = ids[Math.floor(random() * ids.length)] ?? 0;
      const isUndone = random() < 0.1;
      const once = () =>
        db.transaction(async (tx) => {
          if (edit) await tx.execute(edit(id));
          if (isUndone) await tx.execute(sql`rollback and chain`);
        });
      await vi.waitFor(once, { timeout: patience(30), interval: 50 });
    }
  };
  await Promise.all(Array.from({ length: 4 }, hand));
}

async function killPostgres(): Promise<void> {
  const file = await readFile(path.join(folder, 'postgres/postmaster.pid'), 'utf8');
  process.kill(Number.parseInt(file, 10), 'SIGQUIT');
}

test(
  'nodes find what SQL finds after a storm in which one dies, one is deaf and Postgres is killed',
  async () => {
    const { id: ownerId } = await insertPerson(db);
    const localities = await rows<{ id: number }>(
      db,
      sql`select id from localities where slug in ('baner', 'wakad', 'kothrud', 'aundh', 'balewadi')
          order by slug`,
    );
    const ground = { ownerId, localityIds: localities.map(({ id }) => id) };
    const sample = { seed: SEED, numRuns: HOMES };
    const ids = await storeHomes(db, ground, fc.sample(aRandomHome, sample));
    const requests = fc
      .sample(aRandomRequest, { seed: SEED, numRuns: REQUESTS })
      .map(({ page: _page, ...request }) => request);
    const random = randomFrom(SEED);

    const hearing = aNode();
    const deaf = aNode({ NODE_IS_DEAF: '1' });
    const dying = aNode({ NODE_DIES: '1' });
    await Promise.all([hearing, deaf, dying].map(isWhole));
    const died = once(dying, 'exit');
    await storm(ids, EDITS / 2, random);
    expect((await died)[1]).toBe('SIGKILL');
    const risen = aNode();
    await killPostgres();
    await storm(ids, EDITS / 2, random);

    await isWhole(risen);
    const wanted = await bySql(requests);
    expect(new Set(wanted.map(({ total }) => total)).size).toBeGreaterThan(5);
    for (const node of [hearing, deaf, risen])
      await vi.waitFor(async () => expect((await ask(node, requests)).answers).toEqual(wanted), {
        timeout: patience(20),
        interval: 200,
      });

    // Who listened before Postgres died listens again, and does not live by looking now and then.
    const { heard } = await ask(hearing, []);
    await vi.waitFor(
      async () => {
        await storm(ids, 1, random);
        expect((await ask(hearing, [])).heard).toBeGreaterThan(heard);
      },
      { timeout: patience(10), interval: 200 },
    );
    expect((await ask(deaf, [])).heard).toBe(0);
  },
  patience(FULL ? 600 : 120),
);
