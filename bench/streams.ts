import { randomUUID } from 'node:crypto';
import { Agent, get, request } from 'node:http';
import { aThread } from '#tests/api/examples/messenger.ts';
import { testContext } from '#tests/api/harness.ts';
import { aSession, insertPerson } from '#tests/builders/index.ts';
import { memoryOf } from './memory.ts';
import { serveApi, withDatabase } from './scratch-database.ts';
import { end } from './shell.ts';

const STREAMS = 5_000;
const OPEN_AT_ONCE = 50;
const MESSAGES = 300;
/** So many a second: a busy evening, not the most that goes. */
const EVERY_MS = 50;

export interface StreamsRow {
  streams: number;
  seconds: number;
  /** Of the process that holds them, in MB. */
  before: number;
  after: number;
  median: number;
  p99: number;
}

interface Listener {
  headers: { authorization: string };
  threadId: number;
}

/** Opens a stream that tells of each message's key as it comes; resolves with its first bytes. */
function open(base: string, { headers }: Listener, heard: (body: string) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    get(`${base}/api/messages/stream`, { headers, agent: false }, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`A stream: ${answer.statusCode}`));
      answer.setEncoding('utf8').on('data', (text: string) => {
        resolve();
        for (const [, body] of text.matchAll(/"body":"([^"]*)"/g)) heard(body ?? '');
      });
      // The end of the run cuts them all.
      answer.on('error', () => undefined);
    }).on('error', reject);
  });
}

function post(agent: Agent, base: string, { headers, threadId }: Listener, body: string) {
  return new Promise<void>((resolve, reject) => {
    const sent = request(`${base}/api/messages/thread/${threadId}`, {
      agent,
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
    });
    sent.on('error', reject).on('response', (answer) => {
      answer.resume();
      if (answer.statusCode === 200) resolve();
      else reject(new Error(`A message: ${answer.statusCode}`));
    });
    sent.end(JSON.stringify({ clientKey: randomUUID(), body }));
  });
}

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Event streams of so many people on one node: what they take, and how soon a message is there. */
export async function benchStreams(): Promise<StreamsRow> {
  return withDatabase(async (db, url) => {
    const context = testContext(db);
    const listeners: Listener[] = [];
    for (let i = 0; i < STREAMS / 2; i++) {
      const [one, other] = [await insertPerson(db), await insertPerson(db)];
      const { id: threadId } = await aThread({ context }, one.id, other.id);
      for (const { id } of [one, other]) {
        listeners.push({ threadId, headers: (await aSession(db, id)).headers });
      }
    }
    const { base, host } = await serveApi(url);
    const before = await memoryOf(host.pid ?? 0, 'VmRSS');
    const sentAt = new Map<string, number>();
    const delays: number[] = [];
    const began = performance.now();
    for (let at = 0; at < STREAMS; at += OPEN_AT_ONCE) {
      const some = listeners.slice(at, at + OPEN_AT_ONCE);
      await Promise.all(
        some.map((listener, i) =>
          open(base, listener, (body) => {
            // The second of each two hears, the first has written.
            const sent = (at + i) % 2 ? sentAt.get(body) : undefined;
            if (sent !== undefined) delays.push(performance.now() - sent);
          }),
        ),
      );
    }
    const seconds = (performance.now() - began) / 1_000;
    const agent = new Agent({ keepAlive: true, maxSockets: 16 });
    const posts: Promise<void>[] = [];
    for (let i = 0; i < MESSAGES; i++) {
      const writer = listeners[2 * ((i * 37) % (STREAMS / 2))] as Listener;
      sentAt.set(`Message ${i}`, performance.now());
      posts.push(post(agent, base, writer, `Message ${i}`));
      await after(EVERY_MS);
    }
    await Promise.all(posts);
    for (let wait = 0; delays.length < MESSAGES && wait < 100; wait++) await after(100);
    if (delays.length !== MESSAGES) throw new Error(`${delays.length} of ${MESSAGES} arrived`);
    const memory = await memoryOf(host.pid ?? 0, 'VmRSS');
    agent.destroy();
    await end(host);
    delays.sort((a, b) => a - b);
    return {
      streams: STREAMS,
      seconds,
      before,
      after: memory,
      median: delays[Math.floor(MESSAGES / 2)] ?? 0,
      p99: delays[Math.floor(MESSAGES * 0.99)] ?? 0,
    };
  });
}
