import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Database } from '#server/db/client.ts';
import { aThread } from '#tests/api/examples/messenger.ts';
import { testContext } from '#tests/api/harness.ts';
import { aSession, insertPerson } from '#tests/builders/index.ts';
import { patience } from '#tests/patience.ts';

export interface Writer {
  headers: { authorization: string };
  threadId: number;
}

/** People who write to each other, two by two. */
export async function somePairs(db: Database, pairs: number): Promise<Writer[]> {
  const context = testContext(db);
  const writers: Writer[] = [];
  for (let i = 0; i < pairs; i++) {
    const [one, other] = [await insertPerson(db), await insertPerson(db)];
    const { id: threadId } = await aThread({ context }, one.id, other.id);
    for (const { id } of [one, other]) {
      const { headers } = await aSession(db, id);
      writers.push({ headers, threadId });
    }
  }
  return writers;
}

/** Taken, too many in a minute, not just now. */
const EXPECTED = new Set([200, 429, 503]);

export interface Writing {
  /** Keys of messages the site has answered for. */
  acknowledged: ReadonlySet<string>;
  /** Answers that are none of taken, too many in a minute, and not just now. */
  odd: readonly string[];
  /** Waits until so many further writes are acknowledged. */
  more(count: number): Promise<void>;
  /** Waits until so many further writes are refused for the moment. */
  refused(count: number): Promise<void>;
  stop(): Promise<void>;
}

/** One message after another from everybody, each sent again with its key until it is taken. */
export function keepWriting(url: string, writers: readonly Writer[]): Writing {
  const acknowledged = new Set<string>();
  const counts = new Map<number, number>();
  /** What the site should not have answered. */
  const odd: string[] = [];
  let isOver = false;

  async function post({ headers, threadId }: Writer, clientKey: string) {
    const answer = await fetch(`${url}/api/messages/thread/${threadId}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ clientKey, body: 'Still there?' }),
      signal: AbortSignal.timeout(patience(30)),
    });
    return { status: answer.status, text: await answer.text() };
  }

  /** A call that hangs, or a site that is gone, is an odd answer too. */
  async function send(writer: Writer, clientKey: string): Promise<boolean> {
    const { status, text } = await post(writer, clientKey).catch((error: unknown) => ({
      status: 0,
      text: `no answer: ${error}`,
    }));
    if (!EXPECTED.has(status)) odd.push(`${status} ${text.slice(0, 300)}`);
    counts.set(status, (counts.get(status) ?? 0) + 1);
    if (status === 200) acknowledged.add(clientKey);
    return status === 200;
  }

  async function write(writer: Writer): Promise<void> {
    while (!isOver) {
      const key = randomUUID();
      while (!(await send(writer, key)) && !isOver) await pause(20);
    }
  }

  const writing = Promise.all(writers.map(write));
  const seen = (status: number) => counts.get(status) ?? 0;
  const grows = async (count: () => number, by: number) => {
    const from = count();
    const enough = () => count() - from >= by || odd.length > 0;
    await expect.poll(enough, { timeout: patience(30) }).toBe(true);
    expect(odd).toEqual([]);
  };
  return {
    acknowledged,
    odd,
    more: (count) => grows(() => acknowledged.size, count),
    refused: (count) => grows(() => seen(503), count),
    stop: async () => {
      isOver = true;
      await writing;
    },
  };
}
