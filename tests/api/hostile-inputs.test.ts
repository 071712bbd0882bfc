import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENDPOINTS } from '#contract/index.ts';
import type { Endpoint } from '#contract/lib/endpoint.ts';
import type { Role } from '#domain/lib/role.ts';
import { aSession } from '#tests/builders/index.ts';
import { NO_LIMITS } from '#tests/builders/no-limits.ts';
import { heldUp } from '#tests/held-up.ts';
import { hostileTexts } from '#tests/hostile-shapes.ts';
import { patience } from '#tests/patience.ts';
import { partsOf } from '#tests/schema-parts.ts';
import { hostilePdfs, hostilePictures } from '#tests/unit/uploads/hostile-files.ts';
import { EXAMPLES } from './example-calls.ts';
import { demoDatabase, type TestDatabase, testApi, testContext } from './harness.ts';
import { aMember, type World } from './world.ts';

/**
 * Hostile texts and files through every endpoint, as the contract names them. `FULL_HOSTILE=1`
 * sends every shape and every file in full length; otherwise one shape and a few small files go.
 * The thread that answers `/healthz` must never be held up.
 */
const IS_FULL = process.env.FULL_HOSTILE === '1';
const BODY = 250 * 1024;
/** What a request's address may be at most, with its escapes. */
const ADDRESS = 4 * 1024;
const USED = ['an address without end'];
const shapes = (length: number) =>
  hostileTexts(length).filter(([name]) => IS_FULL || USED.includes(name));

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

const roleOf = ({ access }: Endpoint): Role =>
  typeof access === 'string' ? 'user' : (access[0] ?? 'user');

async function exampleOf(endpoint: Endpoint) {
  const owner = await aMember(world, { role: roleOf(endpoint) });
  const make = EXAMPLES[endpoint.name];
  if (!make) throw new Error(`No example of ${endpoint.name}`);
  const { path, body, headers } = await make(world, owner);
  const session = await aSession(database.db, owner.id);
  return { path, body, headers: { ...headers, ...session.headers } };
}

/** The paths of all that a schema reads from a text, each once. */
function fieldsOf(schema: Endpoint['body']): string[][] {
  const leaves = schema
    ? partsOf(schema).filter(
        ({ schema: { _zod } }) => !['object', 'array', 'record'].includes(_zod.def.type),
      )
    : [];
  return [
    ...new Map(
      leaves.filter(({ path }) => path.length > 0).map(({ path }) => [path.join(' '), path]),
    ).values(),
  ];
}

/** Of what has several forms, a field of another form than that sent is not read. */
const isOfOneForm = (schema: Endpoint['body'], field: readonly string[]): boolean =>
  schema !== undefined &&
  partsOf(schema).some(
    ({ path, schema: { _zod } }) =>
      _zod.def.type === 'union' && path.every((name, i) => field[i] === name),
  );

/** Rows of no form are judged one by one: the answer says of each what is wrong with it. */
const isRow = (schema: Endpoint['body'], field: readonly string[]): boolean =>
  schema !== undefined &&
  field.at(-1) === '[]' &&
  partsOf(schema).some(
    ({ path, schema: { _zod } }) =>
      _zod.def.type === 'unknown' && path.join(' ') === field.join(' '),
  );

/** The value with a text at a path, whatever stood there. */
function withText(value: unknown, [name, ...rest]: readonly string[], text: string): unknown {
  if (name === undefined) return text;
  if (name === '[]') return [withText(Array.isArray(value) ? value[0] : undefined, rest, text)];
  const old = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  const key = name === '*' ? text : name;
  return { ...old, [key]: withText(old[key], rest, text) };
}

/** Calls, and holds nobody up by it; the answer says clearly what is wrong. */
async function expectRefused(call: () => ReturnType<World['api']>, about: string) {
  let status = 0;
  const ms = await heldUp(async () => {
    status = (await call()).status;
  });
  expect([about, status < 500 || status === 503], `${about}: ${status}`).toEqual([about, true]);
  expect(ms, `${about} held the site up`).toBeLessThan(patience(1) * 1_000);
  return status;
}

const withTexts = ENDPOINTS.filter(({ upload, query, body }) => !upload && (query || body));

describe('hostile texts', () => {
  test.each(withTexts.map((endpoint) => [endpoint.name, endpoint] as const))(
    'in every field of %s are refused at once',
    async (name, endpoint) => {
      const { path, body, headers } = await exampleOf(endpoint);
      for (const [shape, text] of shapes(BODY)) {
        for (const field of fieldsOf(endpoint.body)) {
          const sent = withText(body, field, text);
          const about = `${name} ${field.join('.')} ${shape}`;
          const status = await expectRefused(
            () => world.api(endpoint.method, path, sent, headers),
            about,
          );
          if (isOfOneForm(endpoint.body, field) || isRow(endpoint.body, field)) continue;
          expect([about, [413, 422].includes(status)], `${about}: ${status}`).toEqual([
            about,
            true,
          ]);
        }
      }
      for (const [shape, text] of shapes(ADDRESS)) {
        for (const field of fieldsOf(endpoint.query)) {
          const [base = '', query = ''] = path.split('?');
          const params = new URLSearchParams(query);
          params.set(field[0] ?? '', text);
          await expectRefused(
            () => world.api(endpoint.method, `${base}?${params}`, body, headers),
            `${name} ?${field.join('.')} ${shape}`,
          );
        }
      }
    },
    patience(IS_FULL ? 300 : 30),
  );
});

describe('hostile files', () => {
  const uploads = ENDPOINTS.filter(({ upload }) => upload);

  test.each(uploads.map((endpoint) => [endpoint.name, endpoint] as const))(
    'sent to %s are answered clearly',
    async (name, endpoint) => {
      const most = endpoint.upload?.maxBytes ?? 0;
      const room = IS_FULL ? most : Math.min(most, 256 * 1024);
      const files = [...hostilePdfs(room), ...hostilePictures(room)];
      const { path, headers } = await exampleOf(endpoint);
      for (const [i, [kind, make]] of files.entries()) {
        if (!IS_FULL && i % 8 !== 0) continue;
        const file = (await make()).subarray(0, most);
        await expectRefused(
          () => world.api(endpoint.method, path, file, headers),
          `${name}: ${kind}`,
        );
      }
    },
    patience(IS_FULL ? 900 : 60),
  );
});
