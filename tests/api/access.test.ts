import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENDPOINTS } from '#contract/index.ts';
import type { Endpoint } from '#contract/lib/endpoint.ts';
import { ERROR_STATUS } from '#contract/lib/errors.ts';
import { ROLES, type Role } from '#domain/lib/role.ts';
import { failuresOf } from '#server/http/openapi/failures.ts';
import { aSession } from '#tests/builders/index.ts';
import { expectedAccess, mayCall } from '#tests/expected/access/index.ts';
import { EXAMPLES } from './example-calls.ts';
import { demoDatabase, type TestDatabase, testApi, testContext } from './harness.ts';
import { aMember, type World } from './world.ts';

/** Beside a success, what the document says that it answers. */
const DECLARED = new Map(
  ENDPOINTS.map((endpoint) => [
    endpoint.name,
    new Set([200, ...failuresOf(endpoint).map((code) => ERROR_STATUS[code])]),
  ]),
);

/**
 * Every endpoint, tried by nobody and by each role, on the caller's own object and on another's.
 * What each answers follows from the tables in tests/expected alone, never from the declaration.
 */

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

type Whose = 'own' | 'another’s';

const belongsToSomebody = (reach: string) => reach === 'caller-by-id' || reach === 'own-object';

function expected({ name }: Endpoint, role: Role, whose: Whose): number {
  const { who, reach, staffToo } = expectedAccess(name);
  if (!mayCall(who, role)) return 404;
  if (whose === 'own' || !belongsToSomebody(reach)) return 200;
  return staffToo && role === 'admin' ? 200 : 404;
}

describe('who may call what', () => {
  test('every endpoint has an example', () => {
    expect(Object.keys(EXAMPLES).sort()).toEqual(ENDPOINTS.map(({ name }) => name).sort());
  });

  for (const endpoint of ENDPOINTS) {
    test(`${endpoint.name} by nobody`, async () => {
      const owner = await aMember(world);
      const { path, body, headers } = await example(endpoint, owner);
      const answer = await world.api(endpoint.method, path, body, headers);
      expect(answer.status, JSON.stringify(answer.body)).toBe(
        expectedAccess(endpoint.name).who === 'anyone' ? 200 : 403,
      );
      expect(DECLARED.get(endpoint.name)).toContain(answer.status);
    });

    for (const role of ROLES) {
      for (const whose of belongsToSomebody(expectedAccess(endpoint.name).reach)
        ? (['own', 'another’s'] as const)
        : (['own'] as const)) {
        test(`${endpoint.name} by ${role} on ${whose}`, async () => {
          const caller = await aMember(world, { role });
          const owner = whose === 'own' ? caller : await aMember(world, { role });
          const { path, body, headers } = await example(endpoint, owner);
          const session = await aSession(database.db, caller.id);
          const answer = await world.api(endpoint.method, path, body, {
            ...headers,
            ...session.headers,
          });
          expect(answer.status, JSON.stringify(answer.body).slice(0, 300)).toBe(
            expected(endpoint, role, whose),
          );
          expect(DECLARED.get(endpoint.name)).toContain(answer.status);
        });
      }
    }
  }
});

async function example(endpoint: Endpoint, owner: Awaited<ReturnType<typeof aMember>>) {
  const make = EXAMPLES[endpoint.name];
  if (!make) throw new Error(`No example of ${endpoint.name}`);
  return make(world, owner);
}
