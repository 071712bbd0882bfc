import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ENDPOINTS } from '#contract/index.ts';
import type { Endpoint } from '#contract/lib/endpoint.ts';
import { isAppError } from '#contract/lib/errors.ts';
import { ROLES } from '#domain/lib/role.ts';
import type { Context } from '#server/core/context.ts';
import { execute } from '#server/http/execute.ts';
import { findUnknown } from '#server/http/unknown-fields.ts';
import { inputsOf, partsOf } from '#tests/schema-parts.ts';

/** What the library itself would say; “Invalid email format” is the specification's. */
const RAW =
  /expected |received|Invalid (?!email format$)|Too (?:big|small)|Unrecognized|NaN|undefined|\[object|regex|pattern/;

const WRONG = ['x', '', {}, [], [[]], true, null, -1.5, Number.NaN, { x: 'x' }, ['x', {}]];

/** Somebody who may call, in a context that has nothing else. */
function contextFor({ access }: Endpoint): Context {
  const role = typeof access === 'string' ? 'user' : (access[0] ?? ROLES[0]);
  const actor = { kind: 'person', id: 1, role, awaitsSecondFactor: false };
  return {
    actor,
    caller: {},
    env: { NODE_ENV: 'test' },
    reply: {},
    maintenance: { says: undefined, lacksRoom: false },
    limits: { spend: async () => ({ calls: 1, seconds: 1 }) },
  } as unknown as Context;
}

async function refusalOf(endpoint: Endpoint, part: 'query' | 'body', value: unknown) {
  const stripped = { ...endpoint, reach: 'public', params: undefined } as unknown as Endpoint;
  const answered = Symbol('answered');
  const verb = async () => Promise.reject(answered);
  try {
    await execute({ endpoint: stripped, verb }, contextFor(endpoint), { [part]: () => value });
  } catch (error) {
    if (error === answered) return undefined;
    if (isAppError(error)) return error;
    throw error;
  }
  throw new Error('a verb answered');
}

/** The value with another at a path, `[]` being any entry. */
function within([name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  const inner = within(rest, value);
  return name === '[]' ? [inner] : { [name]: inner };
}

const withInput = ENDPOINTS.filter(({ query, body }) => query || body);

describe('what is wrong with a call', () => {
  test.each(withInput.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s says in our own words, field by field',
    async (_, endpoint) => {
      for (const part of ['query', 'body'] as const) {
        const schema = endpoint[part];
        const paths = schema ? partsOf(schema).map(({ path }) => path) : [];
        for (const path of new Map(paths.map((one) => [one.join(), one])).values()) {
          for (const wrong of WRONG) {
            const refused = await refusalOf(endpoint, part, within(path, wrong));
            if (refused?.code !== 'invalid') continue;
            const said = refused.errors ?? [];
            expect(said.length).toBeGreaterThan(0);
            for (const { path: at, message } of said) {
              expect(message, `${part} ${path.join('.')}`).not.toMatch(RAW);
              expect(message).not.toBe('');
              // Where it is wrong stands beside the words, not in front of them.
              expect(message.startsWith(`${at}:`), message).toBe(false);
            }
            expect(refused.message).toBe(said[0]?.message);
          }
        }
      }
    },
  );

  test.each(ENDPOINTS.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s refuses a field that nobody knows, by its name',
    async (_, endpoint) => {
      for (const part of ['query', 'body'] as const) {
        if (part === 'body' && !endpoint.body) continue;
        const refused = await refusalOf(endpoint, part, { nobodyKnowsThis: 'x' });
        const named = refused?.errors?.filter(({ path }) => path === 'nobodyKnowsThis') ?? [];
        expect(named).toHaveLength(LENIENT.includes(endpoint.name) && part === 'query' ? 0 : 1);
      }
    },
  );

  test('what may be a secret in the place of a name is not said back', () => {
    for (const name of [
      '482913',
      'mango & pickle 3f',
      'ABCPV1234D',
      'kR7'.repeat(10),
      'a'.repeat(43),
    ]) {
      const said = JSON.stringify(findUnknown(z.object({ city: z.string() }), { [name]: 'x' }));
      expect(said).toContain('Known here: city');
      expect(said).not.toContain(name);
    }
  });

  test('a field that is nearly right is told which was meant', () => {
    const schema = z.object({
      bedrooms: z.string(),
      min_price: z.string(),
      homes: z.array(z.object({ city: z.string() })),
    });
    const said = findUnknown(schema, {
      bedroom: 2,
      minPrice: 1,
      zzz: 1,
      homes: [{ citty: 'Pune' }],
    });
    expect(said).toEqual([
      { path: 'bedroom', message: 'There is no field “bedroom”. Did you mean “bedrooms”?' },
      { path: 'minPrice', message: 'There is no field “minPrice”. Did you mean “min_price”?' },
      { path: 'zzz', message: 'There is no field “zzz”. Known here: bedrooms, min_price, homes.' },
      { path: 'homes.0.citty', message: 'There is no field “citty”. Did you mean “city”?' },
    ]);
  });

  test('nothing of the contract takes any text for a yes', () => {
    const truthy = ENDPOINTS.flatMap((endpoint) =>
      inputsOf(endpoint).flatMap(([part, schema]) =>
        partsOf(schema)
          .filter(({ schema: { _zod } }) => {
            const def = _zod.def as { type: string; coerce?: boolean };
            return def.type === 'boolean' && def.coerce === true;
          })
          .map(({ path }) => `${endpoint.name} ${part} ${path.join('.')}`),
      ),
    );
    expect(truthy).toEqual([]);
  });
});

/** What payment providers lead back to may carry parameters of theirs. */
const LENIENT = ENDPOINTS.filter(({ path }) => path.endsWith('/getCallBack')).map(
  ({ name }) => name,
);
