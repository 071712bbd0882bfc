import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { ENDPOINTS } from '#contract/index.ts';
import { fileTypesOf } from '#contract/lib/download.ts';
import { stream } from '#contract/lib/stream.ts';
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
});
