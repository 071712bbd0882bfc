import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { sendMessageVerb } from '#server/talk/messenger/send-message.ts';
import { storeMessage } from '#server/talk/messenger/store-message.ts';
import { contextOf, dealWorld, raceRounds } from '#tests/api/deals/deal-world.ts';
import { aThread } from '#tests/api/examples/messenger.ts';

/**
 * A stream goes on from the last id it has sent. So of all messages to or from one person, in whichever
 * threads, none may come to be seen after one with a higher id.
 */

const world = dealWorld();

const words = (body: string) => ({ clientKey: randomUUID(), body });

/** Three people, each of whom has a thread with the others. */
async function threeThreads() {
  const people = await Promise.all([world.member(), world.member(), world.member()]);
  const [a, b, c] = people.map(({ id }) => id) as [number, number, number];
  const pairs = [
    [a, b],
    [b, c],
    [c, a],
  ] as const;
  return Promise.all(
    pairs.map(async ([one, other]) => {
      const { id } = await aThread({ context: world.context() }, one, other);
      return { id, one, other };
    }),
  );
}

const send = (personId: number, threadId: number, body: string) =>
  sendMessageVerb(contextOf(world.crowded(), personId), {
    params: { id: threadId },
    query: {},
    body: words(body),
  });

const waitingForInboxes = async () => {
  const [found] = await world.query(
    `select count(*)::int as n from pg_locks where locktype = 'advisory' and not granted
     and database = (select oid from pg_database where datname = current_database())`,
  );
  return found.n as number;
};

test.each([
  ['their own', (one: number) => one],
  ['the other’s', (_: number, other: number) => other],
])(
  'whoever is written to in one thread is written to in another only once that message stands: by %s hand',
  async (_, sender) => {
    const [first, second] = await threeThreads();
    if (!first || !second) throw new Error('There are three threads');
    const crowded = world.crowded();
    // `second` shares its one with `first`, whose message has its id and is not seen yet.
    let later: Promise<unknown> | undefined;
    let isLaterDone = false;
    const earlier = await crowded.db.transaction(async (tx) => {
      const context = contextOf(crowded, sender(first.one, first.other));
      const { message } = await storeMessage(context, tx, first.id, words('The earlier'));
      later = send(second.one, second.id, 'The later').then(() => {
        isLaterDone = true;
      });
      await expect.poll(async () => isLaterDone || (await waitingForInboxes()) > 0).toBe(true);
      expect(isLaterDone).toBe(false);
      return message;
    });
    await later;
    const [found] = await world.query(
      'select max(id) as id from messages where thread_id = $1',
      second.id,
    );
    expect(found.id).toBeGreaterThan(earlier.id);
  },
);

test('many at once in three threads of three people: none waits for ever, none is seen too late', async () => {
  for (let round = 0; round < raceRounds(2, 20); round++) {
    const threads = await threeThreads();
    const ids = threads.map(({ id }) => id);
    const sending = Promise.all(
      Array.from({ length: 60 }, (_, i) => {
        const thread = threads[i % 3];
        if (!thread) throw new Error('There are three threads');
        return send(i % 2 ? thread.one : thread.other, thread.id, `Message ${i}`);
      }),
    );
    let isOver = false;
    const over = sending.finally(() => {
      isOver = true;
    });
    const people = new Set(threads.flatMap(({ one, other }) => [one, other]));
    const seen = new Map([...people].map((person) => [person, { last: 0, count: 0 }]));
    const look = async () => {
      for (const [person, known] of seen) {
        const rows = await world.query(
          `select m.id from messages m join threads t on t.id = m.thread_id
           where $1 in (t.one_id, t.other_id) and t.id = any($2) order by m.id`,
          person,
          ids,
        );
        // What goes on from the last id must find all that it has not had.
        const fresh = rows.filter(({ id }) => id > known.last);
        expect(known.count + fresh.length, `what ${person} has seen`).toBe(rows.length);
        known.count = rows.length;
        known.last = rows.at(-1)?.id ?? known.last;
      }
    };
    while (!isOver) await look();
    await over;
    await look();
    expect([...seen.values()].map(({ count }) => count)).toEqual([40, 40, 40]);
  }
});
