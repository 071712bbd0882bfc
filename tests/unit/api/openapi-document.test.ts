import { gzipSync } from 'node:zlib';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import { ENDPOINTS, placeOf } from '#contract/index.ts';
import { fileTypesOf } from '#contract/lib/download.ts';
import { stream } from '#contract/lib/stream.ts';
import { ADS_ENDPOINTS, ANALYTICS_ENDPOINTS } from '#contract/services.ts';
import { openApi } from '#server/http/openapi/document.ts';
import { isObject, type Json, objectAt } from '#server/http/openapi/json.ts';
import { serviceMounting } from '#server/http/path-pattern.ts';

const document = openApi(ENDPOINTS, 'https://propertysearch.example');
const paths = objectAt(document, 'paths') ?? {};
const OPERATIONS = new Map(
  Object.values(paths).flatMap((path) =>
    Object.values(path as Json)
      .filter(isObject)
      .map((operation) => [String(operation.operationId), operation] as const),
  ),
);
const operationOf = (name: string): Json => OPERATIONS.get(name) ?? {};

/** Every schema within a value, by its path. */
function* schemasIn(value: unknown, path = ''): Generator<[string, Json]> {
  if (Array.isArray(value)) {
    for (const [i, item] of value.entries()) yield* schemasIn(item, `${path}/${i}`);
  }
  if (!isObject(value)) return;
  for (const [name, item] of Object.entries(value)) {
    if (name === 'example' || name === 'examples') continue;
    const at = `${path}/${name}`;
    if (name === 'schema' && isObject(item)) yield [at, item];
    if (name === 'properties' && isObject(item))
      for (const [field, schema] of Object.entries(item)) yield [`${at}/${field}`, schema as Json];
    if (name === 'items' && isObject(item)) yield [at, item];
    yield* schemasIn(item, at);
  }
}

describe('the OpenAPI document', () => {
  test('is valid, of the site as of its services', async () => {
    const services = [ANALYTICS_ENDPOINTS, ADS_ENDPOINTS].map((endpoints) =>
      openApi(endpoints, 'https://propertysearch.example', serviceMounting('/service')),
    );
    for (const each of [document, ...services]) {
      const result = await new Validator().validate(structuredClone(each));
      expect(result.errors ?? []).toEqual([]);
      expect(result.valid).toBe(true);
    }
  });

  test('is small enough to be loaded by a page', () => {
    const text = JSON.stringify(document);
    // Of it 250 KB say what each of 6,000 fields means; compressed they are 30 KB.
    expect(text.length).toBeLessThan(1_600_000);
    expect(gzipSync(text).length).toBeLessThan(135_000);
  });

  test('every operation has a subject, words and an example of all that is JSON', () => {
    for (const endpoint of ENDPOINTS) {
      const operation = operationOf(endpoint.name);
      expect([endpoint.name, operation.tags]).toEqual([
        endpoint.name,
        [placeOf(endpoint)?.subject],
      ]);
      expect(String(operation.description)).toContain('Who may call:');
      for (const content of contentsOf(operation)) {
        const json = objectAt(content, 'application/json');
        const isFile = endpoint.upload || fileTypesOf(endpoint.response);
        if (json && !isFile)
          expect([endpoint.name, json.example]).not.toEqual([endpoint.name, null]);
      }
    }
  });

  test('every operation says what becomes of a wish for a language', () => {
    const asked = { $ref: '#/components/parameters/Language' };
    for (const { name } of ENDPOINTS)
      expect([name, operationOf(name).parameters]).toEqual([name, expect.arrayContaining([asked])]);
    const parameters = objectAt(objectAt(document, 'components'), 'parameters');
    expect(objectAt(parameters, 'Language')).toMatchObject({
      name: 'Accept-Language',
      in: 'header',
    });
  });

  test('files go and come by their own types', () => {
    const files = ENDPOINTS.filter(({ response }) => fileTypesOf(response));
    expect(files.length).toBeGreaterThan(20);
    for (const { name, response } of files) {
      const content = objectAt(
        objectAt(objectAt(operationOf(name), 'responses'), '200'),
        'content',
      );
      expect(Object.keys(content ?? {})).toEqual(fileTypesOf(response));
    }
    const uploads = ENDPOINTS.filter(({ upload }) => upload);
    expect(uploads.length).toBeGreaterThan(8);
    for (const { name, upload } of uploads) {
      const content = objectAt(objectAt(operationOf(name), 'requestBody'), 'content');
      expect([name, Object.keys(content ?? {})]).toEqual([name, upload?.types]);
    }
    const streams = ENDPOINTS.filter(({ response }) => response === stream);
    for (const { name } of streams)
      expect(JSON.stringify(operationOf(name).responses)).toContain('text/event-stream');
  });

  test('what needs a session says so, with 403', () => {
    for (const { name, access, key } of ENDPOINTS) {
      const { security, responses } = operationOf(name);
      const isOpen = access === 'anyone';
      // An empty one among them: nothing at all is enough.
      const needs = (security as Json[]).every((one) => Object.keys(one).length > 0);
      expect([name, needs]).toEqual([name, !isOpen]);
      expect([name, Object.hasOwn(responses as Json, '403')]).toEqual([name, !isOpen || !!key]);
    }
  });

  test('answers are open to fields that come later', () => {
    const closed = [...schemasIn({ ...document, requestBodies: {} })].filter(
      ([path, schema]) => !path.includes('requestBody') && schema.additionalProperties === false,
    );
    const components = objectAt(objectAt(document, 'components'), 'schemas') ?? {};
    const sent = Object.keys(components).filter((name) => name.endsWith('Sent'));
    expect(closed.filter(([path]) => !sent.some((name) => path.includes(`/${name}/`)))).toEqual([]);
  });

  test('no field of an answer is left without a type', () => {
    const unknown = [...schemasIn(document)]
      .filter(([path, schema]) => !path.includes('requestBody') && Object.keys(schema).length === 0)
      .map(([path]) => path);
    expect(unknown).toEqual([]);
  });

  test('what several answers hold stands once, by a name', () => {
    const counts = new Map<string, number>();
    for (const [, schema] of schemasIn(document)) {
      const properties = objectAt(schema, 'properties');
      if (!properties || 'status' in properties) continue;
      const text = JSON.stringify(schema, (key, value) =>
        isWords(key, value) ? undefined : value,
      );
      if (text.length > 300) counts.set(text, (counts.get(text) ?? 0) + 1);
    }
    const repeated = [...counts].filter(([, times]) => times > 2).map(([text]) => text);
    expect(repeated).toEqual([]);
  });
});

/** What is said of a field; a field may have that name too. */
const isWords = (key: string, value: unknown) => key === 'description' && typeof value === 'string';

function contentsOf({ requestBody, responses }: Json): Json[] {
  return [requestBody, objectAt(responses as Json, '200')]
    .map((part) => (isObject(part) ? objectAt(part, 'content') : undefined))
    .filter((content) => content !== undefined);
}
