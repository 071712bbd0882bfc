import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENDPOINTS } from '#contract/index.ts';
import type { Endpoint } from '#contract/lib/endpoint.ts';
import { SCOPES } from '#domain/lib/api-key.ts';
import { ROLES, type Role } from '#domain/lib/role.ts';
import type { Person } from '#server/db/schema/index.ts';
import { aKey, NO_LIMITS } from '#tests/builders/index.ts';
import { expectedAccess, mayCall } from '#tests/expected/access/index.ts';
import { EXPECTED_KEYS } from '#tests/expected/keys.ts';
import { EXAMPLES } from './example-calls.ts';
import { demoDatabase, type TestDatabase, testApi, testContext } from './harness.ts';
import { aMember, type World } from './world.ts';

/** Every endpoint, tried by keys: with its scope, with every other, on the owner’s things and on another’s. */

let database: TestDatabase;
let world: World;
beforeAll(async () => {
  database = await demoDatabase();
  const context = { ...testContext(database.db), limits: NO_LIMITS };
  world = { context, api: testApi(database.db, context) };
});
afterAll(async () => {
  await world.context.background.idle();
  await database.close();
});

const scopeOf = new Map(
  Object.entries(EXPECTED_KEYS).flatMap(([scope, names]) =>
    names.split(' ').map((name) => [name, scope] as const),
  ),
);
const ofKeys = ENDPOINTS.filter(({ name }) => scopeOf.has(name));

/** A key of somebody's with one scope, or with none where any will do. */
const keyWith = (person: Person, scope: string) =>
  aKey(
    world.context.db,
    person.id,
    SCOPES.filter((each) => each === scope),
  );

/** What a call is answered that is refused before anything of it is read. */
async function refusal({ method, path }: Endpoint, headers: Record<string, string>) {
  const filled = path.replace(/\{\w+\}/g, '1').replace(/^(?!\/api\/)/, '/api');
  const { status, body } = await world.api(method, filled, undefined, headers);
  return [status, body.code, body.message];
}

async function callAs(name: string, owner: Person, headers: Record<string, string>) {
  const endpoint = ENDPOINTS.find((each) => each.name === name);
  const make = EXAMPLES[name];
  if (!endpoint || !make) throw new Error(`No example of ${name}`);
  const { path, body, headers: more } = await make(world, owner);
  return world.api(endpoint.method, path, body, { ...more, ...headers });
}

const callerOf = (who: string): Role => {
  const role = ROLES.find((each) => each !== 'admin' && mayCall(who, each));
  if (!role) throw new Error(`Nobody who has keys may call for ${who}`);
  return role;
};

describe('what keys open, by a key with', () => {
  for (const { name } of ofKeys) {
    const scope = scopeOf.get(name) ?? '';
    const { who, reach } = expectedAccess(name);

    test(`${scope}: ${name}`, async () => {
      const owner = await aMember(world, { role: callerOf(who) });
      const { headers } = await keyWith(owner, scope);
      const answer = await callAs(name, owner, headers);
      expect(answer.status, JSON.stringify(answer.body).slice(0, 300)).toBe(200);
    });

    if (reach === 'own-object' || reach === 'caller-by-id')
      test(`${scope}, but another’s: ${name}`, async () => {
        const owner = await aMember(world, { role: callerOf(who) });
        const thief = await aMember(world, { role: callerOf(who) });
        const { headers } = await keyWith(thief, scope);
        const answer = await callAs(name, owner, headers);
        expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
      });
  }
});

test('a key with every other scope is told which one it lacks', async () => {
  const owner = await aMember(world, { role: 'agent' });
  for (const scope of SCOPES) {
    const others = SCOPES.filter((each) => each !== scope);
    const { headers } = await aKey(world.context.db, owner.id, others);
    const opened = ofKeys.filter(({ name }) => scopeOf.get(name) === scope);
    const answers = await Promise.all(opened.map((endpoint) => refusal(endpoint, headers)));
    const message = `This key may not do that: it lacks “${scope}”.`;
    expect(answers).toEqual(opened.map(() => [404, 'scope_missing', message]));
  }
});

test('no key opens any other call, whatever it may do', async () => {
  const owner = await aMember(world, { role: 'agent' });
  const { headers } = await aKey(world.context.db, owner.id, [...SCOPES]);
  const shut = ENDPOINTS.filter(({ name }) => !scopeOf.has(name));
  expect(shut.length).toBeGreaterThan(250);
  const answers = await Promise.all(shut.map((endpoint) => refusal(endpoint, headers)));
  const message = 'No key can make this call; it takes somebody who is signed in.';
  expect(answers).toEqual(shut.map(() => [404, 'not_found', message]));
});
