import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Database } from '#server/db/client.ts';
import { aThread } from '#tests/api/examples/messenger.ts';
import { testContext } from '#tests/api/harness.ts';
import { aSession, insertPerson } from '#tests/builders/index.ts';
import { patience } from '#tests/patience.ts';

export interface Writer {
  id: number;
  headers: { authorization: string };
  threadId: number;
}

/** What is sent with a key, the same each time it is sent. */
export type Letter = (
  writer: Writer,
  key: string,
) => { path: string; headers?: Record<string, string>; body: object };

export const aMessage: Letter = ({ threadId }, clientKey) => ({
  path: `/messages/thread/${threadId}`,
  body: { clientKey, body: 'Still there?' },
});

/** Of which nothing but its key says that it was sent before. */
export const aDraft: Letter = (_writer, key) => ({
  path: '/property/drafts',
  headers: { 'idempotency-key': key },
  body: { subcategory: 'Flat', listedin: 'sell' },
});

/** People who write to each other, two by two. */
export async function somePairs(db: Database, pairs: number): Promise<Writer[]> {
  const context = testContext(db);
  const writers: Writer[] = [];
  for (let i = 0; i < pairs; i++) {
    const [one, other] = [await insertPerson(db), await insertPerson(db)];
    const { id: threadId } = await aThread({ context }, one.id, other.id);
    for (const { id } of [one, other]) {
      const { headers } = await aSession(db, id);
      writers.push({ id, headers, threadId });
    }
  }
  return writers;
}

/** Taken, too many in a minute, not just now. */
export const TAKEN_OR_LATER: readonly number[] = [200, 429, 503];
/** What stands for the answer of a site that is gone. */
export const GONE = 0;

export interface Writing {
  /** Keys of messages the site has answered for. */
  acknowledged: ReadonlySet<string>;
  /**
   * Keys whose first request died between what it did and its answer: whoever sent it is told to
   * look before they send it again.
   */
  unknown: ReadonlySet<string>;
  /** Answers that are none of taken, too many in a minute, and not just now. */
  odd: readonly string[];
  /** Waits until so many further writes are acknowledged. */
  more(count: number): Promise<void>;
  /** Waits until so many further writes are refused for the moment. */
  refused(count: number): Promise<void>;
  /** Begins nothing more, and sends what it has in hand until it is taken. */
  finish(): Promise<void>;
  stop(): Promise<void>;
}

/** One letter after another from everybody, each sent again with its key until it is taken. */
export function keepWriting(
  url: string,
  writers: readonly Writer[],
  {
    letter = aMessage,
    allowed = TAKEN_OR_LATER,
  }: { letter?: Letter; allowed?: readonly number[] } = {},
): Writing {
  const acknowledged = new Set<string>();
  const unknown = new Set<string>();
  const counts = new Map<number, number>();
  /** What the site should not have answered. */
  const odd: string[] = [];
  let isLast = false;
  let isOver = false;

  async function post(writer: Writer, key: string) {
    const { path, headers, body } = letter(writer, key);
    const answer = await fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { ...writer.headers, ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patience(30)),
    });
    return { status: answer.status, text: await answer.text() };
  }

  /** A call that hangs, or a site that is gone, is an odd answer too, where nobody has killed it. */
  async function isDone(writer: Writer, key: string): Promise<boolean> {
    const { status, text } = await post(writer, key).catch((error: unknown) => ({
      status: GONE,
      text: `no answer: ${error}`,
    }));
    if (status === 409) {
      // Nobody else sends a key of theirs: one still in progress belongs to a process that has died.
      // A conflict is a refusal for good, which a new key may be spared a moment later.
      if (text.includes('"conflict"')) await pause(20);
      else unknown.add(key);
      return true;
    }
    if (!allowed.includes(status)) odd.push(`${status} ${text.slice(0, 300)}`);
    counts.set(status, (counts.get(status) ?? 0) + 1);
    if (status === 200) acknowledged.add(key);
    return status === 200;
  }

  async function write(writer: Writer): Promise<void> {
    while (!isLast && !isOver) {
      const key = randomUUID();
      while (!(await isDone(writer, key)) && !isOver) await pause(20);
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
    unknown,
    odd,
    more: (count) => grows(() => acknowledged.size, count),
    refused: (count) => grows(() => seen(503), count),
    finish: async () => {
      isLast = true;
      await writing;
      expect(odd).toEqual([]);
    },
    stop: async () => {
      isOver = true;
      await writing;
    },
  };
}
