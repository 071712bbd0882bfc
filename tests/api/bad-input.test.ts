import { describe, expect, test } from 'vitest';
import { searchRequest } from '#contract/homes/search-request.ts';
import { fc } from '#tests/fast-check.ts';
import { demoApi } from './harness.ts';

const { api, sql } = demoApi();

const SEARCH = '/api/property/serchproperty';
const SQL = [
  "'; drop table listings; --",
  "1' or '1'='1",
  '$1',
  '\\',
  '%',
  '{}',
  "') union select * from people --",
];
const FIELDS = Object.keys((searchRequest as unknown as { out: { shape: object } }).out.shape);

describe('bad input', () => {
  for (const id of [
    'abc',
    '0',
    '-1',
    '1.5',
    '2147483648',
    '9'.repeat(400),
    '1;drop',
    '%27',
    'null',
    'NaN',
    'Infinity',
    '1e3x',
  ]) {
    test(`the id ${id.slice(0, 20)} is refused by name`, async () => {
      for (const path of [`/api/property/${id}`, `/api/property/getPropertyData/${id}`]) {
        const answer = await api('GET', path);
        expect([path, answer.status]).toEqual([path, 422]);
        expect(answer.body.errors[0].path).toBe('id');
      }
    });
  }

  for (const at of [
    '91,73',
    '-91,73',
    '18,181',
    '18,-181',
    'NaN,73',
    '18,Infinity',
    'x,y',
    '1e400,73',
  ]) {
    test(`the position ${at} is off the globe`, async () => {
      for (const path of [`/api/property/nearbyuser/${at}`, `/api/maps/reverse/${at}`]) {
        expect([path, (await api('GET', path)).status]).toEqual([path, 422]);
      }
    });
  }

  test('bodies that are no JSON object', async () => {
    const json = { 'content-type': 'application/json' };
    for (const body of ['', '{', '[1', 'null', '[]', '"text"', '42', '{"a":'])
      expect([body, (await api('POST', SEARCH, body, json)).status]).toSatisfy(
        ([, status]) => status === 400 || status === 422,
      );
    expect((await api('POST', SEARCH, '{}', { 'content-type': 'text/plain' })).status).toBe(400);
    expect((await api('POST', SEARCH, JSON.stringify({ loc: 'a'.repeat(300_000) }))).status).toBe(
      413,
    );
    expect(
      (await api('POST', SEARCH, `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`)).status,
    ).toBeLessThan(500);
  });

  test('a body that never ends is cut off', async () => {
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 65_536;
        controller.enqueue(Buffer.alloc(65_536, ' '));
      },
    });
    const answer = await api('POST', SEARCH, endless);
    expect(answer.status).toBe(413);
    expect(sent).toBeLessThan(1_000_000);
  });

  test('NUL and broken escapes', async () => {
    expect((await api('POST', SEARCH, { loc: 'ba\u0000ner' })).status).toBe(400);
    expect((await api('GET', '/api/search/suggest?q=a%00b')).status).toBe(400);
    expect((await api('GET', '/api/property/%E0%A4%A')).status).toBe(400);
    expect((await api('GET', '/api/locality/%00')).status).toBe(422);
  });

  test('10,000 characters in every field', async () => {
    for (const field of FIELDS) {
      const answer = await api('POST', SEARCH, { [field]: 'x'.repeat(10_000) });
      expect([field, answer.status]).toEqual([field, 422]);
      expect(answer.body.errors[0].path.split('.')[0]).toBe(field);
    }
    for (const path of ['/api/search/suggest?q=', '/api/search/understand?q='])
      expect((await api('GET', `${path}${'x'.repeat(10_000)}`)).status).toBe(422);
  });

  test('SQL in every field changes nothing', async () => {
    for (const field of FIELDS) {
      for (const text of SQL) {
        const posted = await api('POST', SEARCH, { [field]: text });
        const got = await api(
          'GET',
          `/api/property/propertylist?${field}=${encodeURIComponent(text)}`,
        );
        expect([field, text, posted.status < 500, got.status < 500]).toEqual([
          field,
          text,
          true,
          true,
        ]);
      }
    }
    for (const text of SQL) {
      const q = encodeURIComponent(text);
      for (const path of [
        `/api/search/suggest?q=${q}`,
        `/api/search/understand?q=${q}`,
        `/api/locality/${q}`,
      ])
        expect([path, (await api('GET', path)).status < 500]).toEqual([path, true]);
    }
    const { rows } = await sql('select count(*) as n from listings');
    expect(rows[0].n).toBeGreaterThan(600);
  });

  test('contradictions name the field', async () => {
    expect((await api('POST', SEARCH, { min_price: 5, max_price: 1 })).body.errors[0].path).toBe(
      'max_price',
    );
    expect((await api('POST', SEARCH, { min_area: 5, max_area: 1 })).body.errors[0].path).toBe(
      'max_area',
    );
    expect((await api('POST', SEARCH, { bounds: '19,74,18,73' })).status).toBe(422);
    expect((await api('POST', SEARCH, { area: '1,2;3,4' })).status).toBe(422);
    const six = Array.from({ length: 6 }, () => '18,73;19,73;19,74').join('|');
    expect((await api('POST', SEARCH, { area: six })).body.errors[0].message).toBe(
      'Draw at most 5 areas.',
    );
    expect((await api('POST', SEARCH, { metroWalk: 12 })).status).toBe(422);
    expect((await api('POST', SEARCH, { page: 401 })).status).toBe(422);
    expect((await api('POST', '/api/property/recommendproperty', { propertyid: [] })).status).toBe(
      422,
    );
  });

  test('objects where a choice belongs are refused by name', async () => {
    for (const [field, value] of [
      ['bedrooms', { toString: 1 }],
      ['facing', [{}]],
      ['budget', [[]]],
      ['category', {}],
    ] as const) {
      const answer = await api('POST', SEARCH, { [field]: value });
      expect([field, answer.status]).toEqual([field, 422]);
      expect(answer.body.errors[0].path).toMatch(new RegExp(`^${field}`));
    }
  });

  test('anything at all never breaks the search', async () => {
    const value = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.double(),
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      fc.array(fc.oneof(fc.string(), fc.integer()), { maxLength: 5 }),
      fc.object({ maxDepth: 2 }),
    );
    const name = fc.oneof(
      fc.constantFrom(...FIELDS),
      fc.constantFrom('__proto__', 'constructor', 'toString', ''),
    );
    await fc.assert(
      fc.asyncProperty(fc.dictionary(name, value, { maxKeys: 6 }), async (body) => {
        expect(
          (await api('POST', SEARCH, JSON.stringify(body), { 'content-type': 'application/json' }))
            .status,
        ).toBeLessThan(500);
      }),
      { numRuns: 400 },
    );
  });

  test('any words at all are read', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 }),
        async (words) => {
          const q = encodeURIComponent(words.replaceAll('\u0000', ' '));
          expect((await api('GET', `/api/search/understand?q=${q}`)).status).toBeLessThan(500);
          expect((await api('GET', `/api/search/suggest?q=${q}`)).status).toBeLessThan(500);
        },
      ),
      { numRuns: 200 },
    );
  });
});
