import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ENDPOINTS } from '#contract/index.ts';
import { DAY_MS } from '#domain/lib/time/lengths.ts';
import { openApi } from '#server/http/openapi/document.ts';
import { EXCEPTIONS } from '#tests/expected/api/exceptions.ts';
import { breaksBetween } from '#tests/promise/breaks.ts';
import { keep, restore } from '#tests/promise/kept.ts';
import { type Operation, type Operations, operationsOf, type Shape } from '#tests/promise/shape.ts';

const FOLDER = 'tests/expected/api';
const kept = readdirSync(FOLDER).filter((file) => file.endsWith('.json'));
const now = operationsOf(openApi(ENDPOINTS, 'https://propertysearch.example'));

/** The calls of staff serve screens of ours, which change with them. */
const isStaffs = (call: string) => call.includes(' /api/admin/');

describe('what was released', () => {
  test.each(kept)('%s is kept, but for what is listed with its reason', (file) => {
    const all = restore(JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')));
    const released = Object.fromEntries(Object.entries(all).filter(([call]) => !isStaffs(call)));
    expect(Object.keys(released).length).toBeGreaterThan(250);
    const listed = Object.values(EXCEPTIONS[file.replace(/\.json$/, '')] ?? {}).flat();
    const broken = breaksBetween(released, now);
    expect(broken.filter((line) => !listed.some((known) => line.startsWith(known)))).toEqual([]);
    const calls = Object.keys(released);
    expect(listed.filter((line) => !calls.some((call) => line.startsWith(`${call} `)))).toEqual([]);
  });

  test('the last release is among what is kept', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(kept).toContain(`${version}.json`);
  });

  test('what goes away was announced half a year before', () => {
    for (const { name, deprecated } of ENDPOINTS) {
      if (!deprecated) continue;
      const days = (Date.parse(deprecated.sunset) - Date.parse(deprecated.since)) / DAY_MS;
      expect([name, days]).toEqual([name, expect.any(Number)]);
      expect(days).toBeGreaterThanOrEqual(180);
      if (deprecated.instead) expect(ENDPOINTS.map((e) => e.name)).toContain(deprecated.instead);
    }
  });
});

const text: Shape = { types: ['string'] };
const number: Shape = { types: ['integer'] };
const thing = (fields: Record<string, Shape>, required = Object.keys(fields)): Shape => ({
  types: ['object'],
  fields,
  required,
});

const SENT = thing({ name: text, size: { types: ['string'], values: ['s', 'm'] } }, ['name']);
const ANSWERED = thing({
  id: number,
  state: { types: ['string'], values: ['open', 'done'] },
  rows: { types: ['array'], items: thing({ at: text }) },
});

const call = (more: Partial<Operation> = {}): Operations => ({
  'POST /things': {
    isOpen: true,
    parameters: { 'query page': { shape: number, isRequired: false } },
    body: { 'application/json': SENT },
    answer: { 'application/json': ANSWERED },
    ...more,
  },
});
const sending = (shape: Shape) => call({ body: { 'application/json': shape } });
const answering = (shape: Shape) => call({ answer: { 'application/json': shape } });
const without = (shape: Shape, name: string): Shape => {
  const { [name]: _, ...fields } = shape.fields ?? {};
  return { ...shape, fields, required: shape.required?.filter((one) => one !== name) ?? [] };
};
const having = (shape: Shape, fields: Record<string, Shape>): Shape => ({
  ...shape,
  fields: { ...shape.fields, ...fields },
});

describe('the comparison', () => {
  test.each<[string, Operations, string]>([
    ['a call is gone', {}, 'POST /things: is gone'],
    ['a call is closed', call({ isOpen: false }), 'POST /things: needs a session now'],
    ['a filter is gone', call({ parameters: {} }), 'POST /things query page: is gone'],
    [
      'a filter must be given',
      call({ parameters: { 'query page': { shape: number, isRequired: true } } }),
      'POST /things query page: must be sent now',
    ],
    [
      'a field of an answer is gone',
      answering(without(ANSWERED, 'id')),
      'POST /things answer.id: is gone',
    ],
    [
      'a field deep in an answer is gone',
      answering(having(ANSWERED, { rows: { types: ['array'], items: thing({ on: text }) } })),
      'POST /things answer.rows[].at: is gone',
    ],
    [
      'a field of an answer may be missing',
      answering({ ...ANSWERED, required: ['state', 'rows'] }),
      'POST /things answer.id: may be missing now',
    ],
    [
      'a field of an answer may be null',
      answering(having(ANSWERED, { id: { types: ['integer', 'null'] } })),
      'POST /things answer.id: may now be null',
    ],
    [
      'a value of an answer is gone',
      answering(having(ANSWERED, { state: { types: ['string'], values: ['open'] } })),
      'POST /things answer.state: the value "done" is gone',
    ],
    [
      'a field that may be sent is gone',
      sending(without(SENT, 'size')),
      'POST /things body.size: is gone',
    ],
    [
      'a field must be sent',
      sending({ ...SENT, required: ['name', 'size'] }),
      'POST /things body.size: must be sent now',
    ],
    [
      'a value is no longer taken',
      sending(having(SENT, { size: { types: ['string'], values: ['s'] } })),
      'POST /things body.size: the value "m" is gone',
    ],
    [
      'a type is no longer taken',
      sending(having(SENT, { name: number })),
      'POST /things body.name: no longer takes string',
    ],
    [
      'an answer is another kind of file',
      call({ answer: { 'application/pdf': text } }),
      'POST /things answer: is no application/json any more',
    ],
  ])('fails where %s', (_, later, line) => {
    expect(breaksBetween(call(), later)).toEqual([line]);
  });

  test.each<[string, Operations]>([
    ['nothing changes', call()],
    ['a call is added', { ...call(), 'GET /others': { ...call()['POST /things'] } as Operation }],
    ['an answer says more', answering(having(ANSWERED, { further: text }))],
    ['more may be sent', sending(having(SENT, { further: text }))],
    [
      'a list of values grows',
      answering(
        having(ANSWERED, { state: { types: ['string'], values: ['open', 'done', 'new'] } }),
      ),
    ],
    ['a field need no longer be sent', sending({ ...SENT, required: [] })],
  ])('passes where %s', (_, later) => {
    expect(breaksBetween(call(), later)).toEqual([]);
  });

  test('sees a field taken from the real document', () => {
    const [name = ''] = Object.keys(now).filter((each) => each.endsWith('/property/{id}'));
    const operation = now[name];
    const shape = operation?.answer['application/json'];
    if (!operation || !shape) throw new Error('The document has no listing');
    const later = { ...operation, answer: { 'application/json': without(shape, 'data') } };
    expect(breaksBetween(now, { ...now, [name]: later })).toEqual([`${name} answer.data: is gone`]);
  });

  test('what is kept is what it was', () => {
    expect(restore(keep('next', now))).toEqual(now);
  });
});
