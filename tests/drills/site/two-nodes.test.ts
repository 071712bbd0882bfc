import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { followStream } from '#client/lib/follow-stream.ts';
import { fromRupees } from '#domain/lib/money.ts';
import type { Context } from '#server/core/context.ts';
import type { Database } from '#server/db/client.ts';
import { type Cluster, startCluster } from '#server/db/embedded/cluster.ts';
import { orders } from '#server/db/schema/index.ts';
import { aThread } from '#tests/api/examples/messenger.ts';
import { testContext } from '#tests/api/harness.ts';
import { aSession, insertListing, insertPerson } from '#tests/builders/index.ts';
import { aBuyer } from '#tests/drills/buyer.ts';
import { tell } from '#tests/drills/tell.ts';
import { freePort } from '#tests/free-port.ts';
import { patience } from '#tests/patience.ts';
import { booksOf, expectBooksHold } from '#tests/system/money-books.ts';
import {
  discard,
  emptyFolder,
  launch,
  ready,
  type SiteProcess,
  stop,
} from '#tests/system/site-process.ts';

const isFull = process.env.FULL_DRILL === '1';
/** Rounds of everything; whole, a node is killed and started again between them, and somebody buys. */
const ROUNDS = isFull ? 10 : 1;
const SECRET_KEY = 'the same on both nodes, as it has to be';
/** Payments are played in a demo only, which takes CI longer to make than the drill, and need a seller. */
const SELLING = {
  DEMO: '1',
  PLATFORM_LEGAL_NAME: 'Deccan Homes Private Limited',
  PLATFORM_GSTIN: '27AAAAA0000A1Z2',
  PLATFORM_ADDRESS: 'Deccan Gymkhana, Pune 411004',
};

let folder: string;
let cluster: Cluster;
let db: Database;
let context: Context;
let proxy: Server;
/** The proxy’s: each call goes to the next node. */
let base: string;
const nodes: SiteProcess[] = [];

const aNode = async (port: number) => {
  const node = await launch({
    dataDir: path.join(folder, `node-${port}`),
    port,
    env: {
      NODE_ENV: 'production',
      DATABASE_URL: cluster.url('nodes'),
      SECRET_KEY,
      TRUST_PROXY: 'true',
      ...(isFull && SELLING),
    },
  });
  await ready(node);
  return node;
};

beforeAll(async () => {
  folder = await emptyFolder();
  cluster = await startCluster(path.join(folder, 'postgres'));
  for (let n = 0; n < 2; n++) nodes.push(await aNode(await freePort()));
  context = await booksOf(folder, cluster.url('nodes'), { SECRET_KEY });
  db = context.db;
  let turn = 0;
  proxy = createServer((req, res) => {
    const node = nodes[turn++ % nodes.length];
    const on = request(`${node?.url}${req.url}`, { method: req.method, headers: req.headers });
    on.on('response', (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    });
    on.on('error', () => res.writeHead(502).end());
    res.on('close', () => on.destroy());
    req.pipe(on);
  }).listen(await freePort(), '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(async () => {
  proxy?.closeAllConnections();
  proxy?.close();
  await db?.$client.end();
  for (const node of nodes) await stop(node);
  await cluster?.stop();
  await discard(folder);
});

interface Person {
  id: number;
  headers: Record<string, string>;
}
async function somebody(): Promise<Person> {
  const { id } = await insertPerson(db);
  return { id, headers: (await aSession(db, id)).headers };
}
const statuses = async (count: number, ask: () => Promise<Response>) => {
  const seen: number[] = [];
  for (let n = 0; n < count; n++) {
    const answer = await ask();
    await answer.arrayBuffer();
    seen.push(answer.status);
  }
  return seen;
};
const me = ({ headers }: Person) => fetch(`${base}/api/profile/mydata`, { headers });
const profile = ({ id, headers }: Person) => fetch(`${base}/api/profile/${id}`, { headers });

async function sessionsAndLimits(): Promise<void> {
  const person = await somebody();
  // Ten an hour: each node counts what the other let in.
  expect(await statuses(12, () => me(person))).toEqual([...Array(10).fill(200), 429, 429]);
  expect(await statuses(4, () => profile(person))).toEqual(Array(4).fill(200));
  const out = await fetch(`${base}/api/auths/logout`, {
    method: 'POST',
    headers: { ...person.headers, 'content-type': 'application/json' },
    body: '{}',
  });
  expect(out.status).toBe(200);
  expect(await statuses(4, () => profile(person))).toEqual(Array(4).fill(403));
}

async function streams(): Promise<void> {
  const [asha, sameer] = [await somebody(), await somebody()];
  const thread = await aThread({ context: testContext(db) }, asha.id, sameer.id);
  const [here, there] = nodes;
  const heard: string[] = [];
  const leave = followStream({
    after: 0,
    connect: async (after, signal) => {
      const from = `${here?.url}/api/messages/stream?after=${after}`;
      const answer = await fetch(from, { headers: sameer.headers, signal });
      if (!answer.ok || !answer.body) throw new Error(`The stream answers ${answer.status}`);
      return answer.body;
    },
    onEvent: ({ name, data }) => {
      if (name === 'message') heard.push(JSON.parse(data).body);
    },
    onState: () => undefined,
  });
  onTestFinished(leave);
  const said = ['one', 'two', 'three'];
  for (const body of said) {
    const sent = await fetch(`${there?.url}/api/messages/thread/${thread.id}`, {
      method: 'POST',
      headers: { ...asha.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ clientKey: crypto.randomUUID(), body }),
    });
    expect(sent.status).toBe(200);
  }
  await expect.poll(() => heard, { timeout: patience(10) }).toEqual(said);
}

/** Shorter than the time after which a page is rendered anew by itself. */
const WITHIN_MS = 12_000;

async function pagesAndSearch(round: number): Promise<void> {
  // Not a round one, as the demo’s are.
  const price = 9_123_457 + round;
  const { id } = await insertListing(db, { pricePaise: fromRupees(price) });
  const found = (node: SiteProcess, of: number) => async () => {
    const query = `min_price=${of}&max_price=${of}`;
    return (await (await fetch(`${node.url}/api/property/propertylist?${query}`)).json()).total;
  };
  for (const node of nodes) {
    await expect.poll(found(node, price), { timeout: patience(10) }).toBe(1);
    // Kept by now.
    await statuses(2, () => fetch(`${node.url}/ViewSingleProperty/${id}`));
  }
  const changed = price + 1_000_000;
  await db.$client.query('update listings set price_paise = $1 where id = $2', [100 * changed, id]);
  const spelled = `₹ ${changed.toLocaleString('en-IN')}`;
  for (const node of nodes) {
    await expect.poll(found(node, changed), { timeout: patience(10) }).toBe(1);
    const page = async () => (await fetch(`${node.url}/ViewSingleProperty/${id}`)).text();
    await expect.poll(page, { timeout: WITHIN_MS }).toContain(spelled);
  }
}

const DUE = 40;

async function jobs(): Promise<void> {
  const { id } = await insertPerson(db);
  const { rows } = await db.$client.query<{ id: number }>(
    `with told as (
       insert into notifications (person_id, kind, title, body)
       select $1, 'security', 'Drill ' || n, 'x' from generate_series(1, ${DUE}) as n returning id)
     insert into notification_deliveries (notification_id, channel, due_at)
     select id, 'mail', now() from told returning id`,
    [id],
  );
  const ids = rows.map((row) => row.id);
  // Each is one node's alone: who takes it in hand counts it.
  const tries = async () => {
    const { rows: tried } = await db.$client.query<{ attempts: number }>(
      `select attempts from notification_deliveries
       where id = any($1) and (sent_at is not null or error is not null)`,
      [ids],
    );
    return tried.map(({ attempts }) => attempts);
  };
  await expect.poll(async () => (await tries()).length, { timeout: patience(30) }).toBe(DUE);
  expect(new Set(await tries())).toEqual(new Set([1]));
}

test('two nodes behind a proxy are one site: sessions, limits, streams, pages, search, jobs', {
  timeout: patience(60 + 60 * ROUNDS),
}, async () => {
  const endBuying = isFull
    ? await aBuyer(context, () => ({ ...(nodes[0] as SiteProcess), url: base }))
    : undefined;
  for (let round = 0; round < ROUNDS; round++) {
    await sessionsAndLimits();
    await streams();
    await pagesAndSearch(round);
    await jobs();
    if (round === ROUNDS - 1) break;
    const lost = nodes[round % 2];
    lost?.child.kill('SIGKILL');
    await lost?.exited;
    if (lost) nodes[round % 2] = await aNode(lost.port);
  }
  await endBuying?.();
  await expectBooksHold(context);
  const paid = await db.$count(orders, eq(orders.state, 'paid'));
  tell('two-nodes', { rounds: ROUNDS, 'kills of a node': ROUNDS - 1, paid });
});
