import type { z } from 'zod';
import { placeOf } from '#contract/index.ts';
import { fileTypesOf } from '#contract/lib/download.ts';
import type { Endpoint } from '#contract/lib/endpoint.ts';
import { JSON_FILE } from '#contract/lib/media-types.ts';
import { stream } from '#contract/lib/stream.ts';
import { describe } from './describe.ts';
import { Examples } from './example.ts';
import { failureRefs } from './failures.ts';
import { headersAnswered, headersSent, notModified } from './headers.ts';
import { isObject, type Json, objectAt } from './json.ts';
import { rowsContent } from './rows.ts';
import { SAMPLES_OF } from './samples.ts';
import type { Schemas } from './schemas.ts';
import { securityOf } from './security.ts';

/** Bytes, for whoever generates a client: JSON Schema itself has nothing to say of them. */
const FILE: Json = { type: 'string', format: 'binary' };

const EVENTS: Json = {
  type: 'string',
  description: 'Server-sent events, each with JSON in `data`',
};

/** Under what an endpoint stands; of a service, the service. */
export const tagOf = (endpoint: Endpoint): string =>
  placeOf(endpoint)?.subject ?? endpoint.service ?? 'Other';

function parametersOf(
  { name: endpoint, ...parts }: Endpoint,
  where: 'path' | 'query',
  schemas: Schemas,
): Json[] {
  const type = where === 'path' ? parts.params : parts.query;
  if (!type) return [];
  const schema = schemas.of(type, 'input');
  const examples = new Examples(schemas.named(), 'input');
  const required = new Set(Array.isArray(schema.required) ? schema.required : []);
  return Object.entries(objectAt(schema, 'properties') ?? {}).map(([name, property]) => {
    const isRequired = where === 'path' || required.has(name);
    return {
      name,
      in: where,
      ...(isRequired && { required: true }),
      schema: property,
      ...(isRequired &&
        isObject(property) && {
          example: SAMPLES_OF[endpoint]?.[name] ?? examples.of(property, name),
        }),
    };
  });
}

/** A file of JSON is some object; any other is its bytes. */
const asFiles = (types: readonly string[]): Json =>
  Object.fromEntries(
    types.map((type) => [type, { schema: type === JSON_FILE ? { type: 'object' } : FILE }]),
  );

function asJson(type: z.ZodType, io: 'input' | 'output', schemas: Schemas, given?: Json) {
  const schema = schemas.of(type, io);
  const example = given ?? new Examples(schemas.named(), io).of(schema);
  return { schema, example };
}

function bodyOf({ name, body, rows, upload }: Endpoint, schemas: Schemas): Json | undefined {
  if (upload) return { required: true, content: asFiles(upload.types) };
  if (!body) return undefined;
  const given = SAMPLES_OF[name];
  if (rows && given) {
    const json = { schema: schemas.of(body, 'input'), example: given };
    return { required: true, content: rowsContent(json, rows.row, schemas) };
  }
  return { required: true, content: { 'application/json': asJson(body, 'input', schemas, given) } };
}

function answerOf({ response }: Endpoint, schemas: Schemas): Json {
  const types = fileTypesOf(response);
  if (types) return asFiles(types);
  if (response === stream) return { 'text/event-stream': { schema: EVENTS } };
  return { 'application/json': asJson(response, 'output', schemas) };
}

/** An endpoint as the document has it. */
export function operation(endpoint: Endpoint, schemas: Schemas): Json {
  const requestBody = bodyOf(endpoint, schemas);
  return {
    operationId: endpoint.name,
    tags: [tagOf(endpoint)],
    summary: endpoint.summary,
    description: describe(endpoint),
    ...(endpoint.deprecated && { deprecated: true }),
    security: securityOf(endpoint),
    parameters: [
      ...parametersOf(endpoint, 'path', schemas),
      ...parametersOf(endpoint, 'query', schemas),
      ...headersSent(endpoint),
    ],
    ...(requestBody && { requestBody }),
    responses: {
      200: {
        description: 'Success',
        ...headersAnswered(endpoint),
        content: answerOf(endpoint, schemas),
      },
      ...notModified(endpoint),
      ...failureRefs(endpoint),
    },
  };
}
