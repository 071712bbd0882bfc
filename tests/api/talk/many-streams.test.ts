import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '#server/core/context.ts';
import { sessions } from '#server/db/schema/index.ts';
import { type TestDatabase, testContext, testDatabase } from '#tests/api/harness.ts';
import { aSession, insertPerson, stored } from '#tests/builders/index.ts';

const STREAMS = 1_000;
/** Of one person at a node. */
const OF_ONE = 10;

let database: TestDatabase;
let context: Context;
beforeAll(async () => {
  database = await testDatabase();
  context = testContext(database.db);
});
afterAll(async () => {
  await context.live.close();
  await database.close();
});

test('a thousand streams are looked after in turns, and others have theirs in between', async () => {
  await aSession(database.db, (await insertPerson(database.db)).id);
  const { id: sessionId } = stored(await database.db.select().from(sessions));
  /** How many were looked after from one turn of the event loop to the next. */
  const turns = [0];
  const looked = () => {
    turns[turns.length - 1] = (turns.at(-1) ?? 0) + 1;
  };
  for (let i = 0; i < STREAMS; i++) {
    await context.live.join({
      personId: Math.floor(i / OF_ONE) + 1,
      sessionId,
      readsMessages: false,
      heard: () => undefined,
      gap: () => undefined,
      beat: looked,
      end: () => undefined,
    });
  }
  let isOver = false;
  const others = () => {
    turns.push(0);
    if (!isOver) setImmediate(others);
  };
  setImmediate(others);
  await context.live.beat();
  isOver = true;
  expect(turns.reduce((sum, each) => sum + each, 0)).toBe(STREAMS);
  expect(Math.max(...turns)).toBeLessThanOrEqual(STREAMS / 5);
});
