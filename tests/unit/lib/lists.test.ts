import { expect, test } from 'vitest';
import { z } from 'zod';
import { ENDPOINTS } from '#contract/index.ts';
import type { Endpoint } from '#contract/lib/endpoint.ts';
import { isListAnswer } from '#contract/lib/list.ts';
import { FEW, GOING, PARTS_OF_ONE, SPECIFIED_LISTS, STREAMS } from '#tests/expected/lists.ts';

interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
}

/** A list of things; words and numbers are facts about one. */
const isOfThings = ({ type, items }: Schema) =>
  type === 'array' &&
  items !== undefined &&
  !['string', 'number', 'integer'].includes(items.type ?? '');

/** Whether the answer is a list of things, or has one directly in it. */
function hasList({ response }: Endpoint): boolean {
  const schema = z.toJSONSchema(response, { unrepresentable: 'any' }) as Schema;
  // Shapes with a name of their own stand apart.
  const whole = (part: Schema): Schema =>
    part.$ref === undefined ? part : (schema.$defs?.[part.$ref.replace('#/$defs/', '')] ?? part);
  const { data, ...beside } = whole(schema).properties ?? {};
  return [
    data,
    ...Object.values(data ? (whole(data).properties ?? {}) : {}),
    ...Object.values(beside),
  ].some((part) => part !== undefined && isOfThings(whole(part)));
}

test('every list of ours is in the one form, but for these', () => {
  const others = ENDPOINTS.filter(
    (endpoint) =>
      endpoint.method === 'GET' && hasList(endpoint) && !isListAnswer(endpoint.response),
  ).map(({ name }) => name);
  const named = [...STREAMS, ...SPECIFIED_LISTS, ...PARTS_OF_ONE, ...Object.keys(FEW), ...GOING];
  expect(others.sort()).toEqual(named.toSorted());
});

test('what goes away has its successor in the one form', () => {
  const going = ENDPOINTS.filter(({ name }) => GOING.some((one) => one === name));
  expect(going.map(({ name }) => name).sort()).toEqual(GOING.toSorted());
  for (const { name, deprecated } of going) {
    const next = ENDPOINTS.find((endpoint) => endpoint.name === deprecated?.instead);
    expect([name, next && isListAnswer(next.response)]).toEqual([name, true]);
  }
});
