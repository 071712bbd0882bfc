import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ENDPOINTS } from '#contract/index.ts';
import type { Endpoint } from '#contract/lib/endpoint.ts';
import { notifications } from '#server/db/schema/index.ts';
import { EXAMPLES } from '#tests/api/example-calls.ts';
import { demoDatabase, type TestDatabase, testApi, testContext } from '#tests/api/harness.ts';
import { aMember, type World } from '#tests/api/world.ts';
import { aSession } from '#tests/builders/index.ts';

/**
 * What is handed out once and opens something afterwards, without the session that asked for it: its
 * owner hears of it, so that nobody who took over a session stays in silence.
 */

/** What these hand out is worth nothing before another call, which tells. */
const ONLY_BEGINS = ['startApp', 'startPasskey', 'askForPasskey'];

const handsOut = ({ name, repeats, access }: Endpoint) =>
  repeats === 'secret' && access !== 'anyone' && !ONLY_BEGINS.includes(name);

let database: TestDatabase;
let world: World;
beforeAll(async () => {
  database = await demoDatabase();
  const context = testContext(database.db);
  world = { context, api: testApi(database.db, context) };
});
afterAll(async () => {
  await world.context.background.idle();
  await database.close();
});

test.each(ENDPOINTS.filter(handsOut).map((endpoint) => [endpoint.name, endpoint] as const))(
  'the owner hears of %s, whatever they chose to hear',
  async (name, { method }) => {
    const owner = await aMember(world);
    const example = await EXAMPLES[name]?.(world, owner);
    if (!example) throw new Error(`No example of ${name}`);
    const { headers } = await aSession(database.db, owner.id);
    const ofSecurity = and(
      eq(notifications.personId, owner.id),
      eq(notifications.kind, name.includes('Key') ? 'api_key' : 'security'),
    );
    const before = await database.db.$count(notifications, ofSecurity);
    const { path, body } = example;
    const answer = await world.api(method, path, body, { ...example.headers, ...headers });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(await database.db.$count(notifications, ofSecurity)).toBe(before + 1);
  },
);
