import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { followStream } from '#client/lib/follow-stream.ts';
import type { Message } from '#contract/talk/messenger.ts';
import { connect, type Database } from '#server/db/client.ts';
import { type Cluster, startCluster } from '#server/db/embedded/cluster.ts';
import { createLogger } from '#server/lib/log.ts';
import { aThread } from '#tests/api/examples/messenger.ts';
import { testContext } from '#tests/api/harness.ts';
import { aSession, insertPerson } from '#tests/builders/index.ts';
import { freePort } from '#tests/free-port.ts';
import { patience } from '#tests/patience.ts';
import { dataFolder, discard, launch, ready, type SiteProcess, stop } from './site-process.ts';

const EACH = 150;
const KILL_AFTER = 50;

let folder: string;
let cluster: Cluster;
let db: Database;
beforeAll(async () => {
  folder = await dataFolder();
  cluster = await startCluster(path.join(folder, 'postgres'));
});
afterAll(async () => {
  await db?.$client.end();
  await cluster?.stop();
  await discard(folder);
});

/** A node of the site on the shared database. */
async function aNode(port: number): Promise<SiteProcess> {
  const site = await launch({
    dataDir: path.join(folder, `node-${port}`),
    port,
    env: {
      NODE_ENV: 'production',
      DATABASE_URL: cluster.url('talk'),
      SECRET_KEY: 'the same on both nodes, as it has to be',
    },
  });
  onTestFinished(() => stop(site));
  await ready(site);
  return site;
}

interface Talker {
  id: number;
  headers: { authorization: string };
  base: string;
}

/** What somebody's stream tells, through every break, for as long as the test runs. */
function listen({ base, headers }: Talker): Message[] {
  const heard: Message[] = [];
  const leave = followStream({
    after: 0,
    connect: async (after, signal) => {
      const answer = await fetch(`${base}/api/messages/stream?after=${after}`, { headers, signal });
      if (!answer.ok || !answer.body) throw new Error(`The stream answers ${answer.status}`);
      return answer.body;
    },
    onEvent: ({ name, data }) => {
      if (name === 'message') heard.push(JSON.parse(data));
    },
    onState: () => undefined,
  });
  onTestFinished(leave);
  return heard;
}

/** Sends until it is taken, each time with the same key, as the app does. */
async function send({ base, headers }: Talker, threadId: number, body: string): Promise<void> {
  const sent = JSON.stringify({ clientKey: randomUUID(), body });
  for (;;) {
    const status = await fetch(`${base}/api/messages/thread/${threadId}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: sent,
    }).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) return;
    // A node that is away, or a minute's messages sent: both pass.
    if (status !== 0 && status !== 429 && status < 500) throw new Error(`Refused: ${status}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

test('messages cross between two processes in order, though one is killed and started again', async () => {
  const [portA, portB] = [await freePort(), await freePort()];
  const nodeA = await aNode(portA);
  const nodeB = await aNode(portB);
  db = connect(cluster.url('talk'), 4, createLogger('silent'));
  const context = testContext(db);
  const talkers: Talker[] = [];
  for (const { url: base } of [nodeA, nodeB]) {
    const { id } = await insertPerson(db);
    talkers.push({ id, base, headers: (await aSession(db, id)).headers });
  }
  const [asha, sameer] = talkers as [Talker, Talker];
  const thread = await aThread({ context }, asha.id, sameer.id);
  const heard = [listen(asha), listen(sameer)] as const;

  let restarted: Promise<SiteProcess> | undefined;
  const talk = async (talker: Talker, name: string) => {
    for (let i = 0; i < EACH; i++) {
      await send(talker, thread.id, `${name} ${i}`);
      if (talker === asha && i === KILL_AFTER) {
        nodeB.child.kill('SIGKILL');
        restarted = nodeB.exited.then(() => aNode(portB));
      }
    }
  };
  // The limit of messages a minute is not what is tried here.
  const unlimited = setInterval(
    () => void db.$client.query('delete from rate_limits').catch(() => undefined),
    500,
  );
  onTestFinished(() => clearInterval(unlimited));
  await Promise.all([talk(asha, 'Asha'), talk(sameer, 'Sameer')]);
  await restarted;

  const { rows } = await db.$client.query(
    'select id, body from messages where thread_id = $1 order by id',
    [thread.id],
  );
  expect(rows).toHaveLength(2 * EACH);
  for (const name of ['Asha', 'Sameer']) {
    const said = rows.map(({ body }) => body).filter((body) => body.startsWith(name));
    expect(said).toEqual(Array.from({ length: EACH }, (_, i) => `${name} ${i}`));
  }
  for (const messages of heard) {
    await expect
      .poll(() => messages.length, { timeout: patience(20) })
      .toBeGreaterThanOrEqual(2 * EACH);
    expect(messages.map(({ id, body }) => ({ id, body }))).toEqual(rows);
  }
});

test('a stop does not wait for open streams', async () => {
  const site = await aNode(await freePort());
  const { id } = await insertPerson(db);
  const { headers } = await aSession(db, id);
  const stream = await fetch(`${site.url}/api/messages/stream`, { headers });
  expect(stream.status).toBe(200);
  const began = performance.now();
  site.child.kill('SIGTERM');
  expect(await site.exited).toBe(0);
  expect(performance.now() - began).toBeLessThan(5_000);
  expect(await stream.text()).toContain('retry:');
});
