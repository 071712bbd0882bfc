import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { ENDPOINTS } from '#contract/index.ts';
import { fileTypesOf } from '#contract/lib/download.ts';
import { stream } from '#contract/lib/stream.ts';
import { event } from '#contract/people/events.ts';
import { openApi } from '#server/http/openapi/document.ts';
import { isObject, type Json, objectAt } from '#server/http/openapi/json.ts';
import { mountedPath } from '#server/http/path-pattern.ts';

/** What somebody copies from the document and sends must be taken, and what it shows must be true. */

const document = openApi(ENDPOINTS, 'https://propertysearch.example');

const operationOf = ({ path, method }: { path: string; method: string }): Json =>
  objectAt(objectAt(objectAt(document, 'paths'), mountedPath(path)), method.toLowerCase()) ?? {};

const exampleIn = (content: Json | undefined) =>
  objectAt(objectAt(content, 'content'), 'application/json')?.example;

function faults(schema: z.ZodType, example: unknown): string[] {
  const result = schema.safeParse(example);
  return (result.error?.issues ?? []).map(
    ({ path, message }) =>
      `${path.join('.')}: ${message} (${JSON.stringify(example).slice(0, 300)})`,
  );
}

/** The examples of what must be given in a path or query. */
function parameters(operation: Json, where: string): Json {
  const list = Array.isArray(operation.parameters) ? operation.parameters.filter(isObject) : [];
  return Object.fromEntries(
    list.filter((p) => p.in === where && 'example' in p).map((p) => [p.name, String(p.example)]),
  );
}

/** What a query may say, each with its example. */
const shownAlone = ({ parameters: all }: Json): [string, unknown][] =>
  (Array.isArray(all) ? all.filter(isObject) : []).flatMap(({ in: where, name, schema }) =>
    where === 'query' && isObject(schema) && Array.isArray(schema.examples)
      ? [[String(name), asAsked(schema.examples[0])]]
      : [],
  );

/** As an address says it: the corners of an area stand between `;`. */
const asAsked = (value: unknown) =>
  Array.isArray(value)
    ? value.map((item) => (Array.isArray(item) ? item.join(';') : String(item)))
    : String(value);

const components = objectAt(objectAt(document, 'components'), 'schemas') ?? {};

const behind = (schema: Json): Json =>
  typeof schema.$ref === 'string'
    ? (objectAt(components, schema.$ref.replace(/^.*\//, '')) ?? {})
    : schema;

/** The value with a field more, for each that its example leaves out and its schema shows by itself. */
function* withEachField(schema: Json, value: unknown): Generator<[at: string, unknown]> {
  if (Array.isArray(value) && isObject(schema.items)) {
    for (const [at, item] of withEachField(behind(schema.items), value[0]))
      yield [`0.${at}`, [item]];
  }
  if (!isObject(value)) return;
  for (const [name, field] of Object.entries(objectAt(schema, 'properties') ?? {})) {
    if (!isObject(field)) continue;
    const own = Array.isArray(field.examples) ? field.examples : [];
    if (!Object.hasOwn(value, name))
      for (const example of own) yield [name, { ...value, [name]: example }];
    for (const [at, inner] of withEachField(behind(field), value[name] ?? own[0] ?? {}))
      yield [`${name}.${at}`, { ...value, [name]: inner }];
  }
}

describe('examples of the document', () => {
  test('of paths and queries are taken', () => {
    const wrong = ENDPOINTS.flatMap((endpoint) => {
      const operation = operationOf(endpoint);
      return [
        ...(endpoint.params ? faults(endpoint.params, parameters(operation, 'path')) : []),
        ...(endpoint.query ? faults(endpoint.query, parameters(operation, 'query')) : []),
      ].map((fault) => `${endpoint.name} ${fault}`);
    });
    expect(wrong).toEqual([]);
  });

  test('of bodies are taken', () => {
    const wrong = ENDPOINTS.flatMap((endpoint) => {
      if (!endpoint.body) return [];
      const example = exampleIn(objectAt(operationOf(endpoint), 'requestBody'));
      return faults(endpoint.body, example).map((fault) => `${endpoint.name} ${fault}`);
    });
    expect(wrong).toEqual([]);
  });

  test('of answers are such answers', () => {
    const wrong = ENDPOINTS.flatMap((endpoint) => {
      const { response } = endpoint;
      if (fileTypesOf(response) || response === stream) return [];
      const answers = objectAt(operationOf(endpoint), 'responses');
      return faults(response, exampleIn(objectAt(answers, '200'))).map(
        (fault) => `${endpoint.name} ${fault}`,
      );
    });
    expect(wrong).toEqual([]);
  });

  test('of what may be left out are taken, each beside what must be given', () => {
    const wrong = ENDPOINTS.flatMap((endpoint) => {
      const operation = operationOf(endpoint);
      const { query, body, name } = endpoint;
      const must = parameters(operation, 'query');
      const inQuery = shownAlone(operation).flatMap(([field, value]) =>
        query ? faults(query, { ...must, [field]: value }) : [],
      );
      const content = objectAt(
        objectAt(objectAt(operation, 'requestBody'), 'content'),
        'application/json',
      );
      const sent = [...withEachField(behind(objectAt(content, 'schema') ?? {}), content?.example)];
      const inBody = sent.flatMap(([at, value]) =>
        body ? faults(body, value).map((fault) => `${at}: ${fault}`) : [],
      );
      return [...inQuery, ...inBody].map((fault) => `${name} ${fault}`);
    });
    expect(wrong).toEqual([]);
  });

  test('of events are such events', () => {
    const shape = objectAt(components, 'Event');
    const examples = Array.isArray(shape?.examples) ? shape.examples : [];
    expect(examples.length).toBeGreaterThan(0);
    for (const example of examples) expect(faults(event, example)).toEqual([]);
  });
});
