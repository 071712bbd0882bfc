import { z } from 'zod';
import type { Endpoint } from '#contract/lib/endpoint.ts';
import { failure } from '#contract/lib/envelope.ts';
import { ERROR_STATUS } from '#contract/lib/errors.ts';
import { stream } from '#contract/lib/stream.ts';
import { KEY_SCHEMES, keySecurityOf } from './key-security.ts';
import { type Mounting, SITE_MOUNTING } from './path-pattern.ts';

type Json = Record<string, unknown>;

function schemaOf(type: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...schema } = z.toJSONSchema(type, { io, unrepresentable: 'any' }) as Json;
  return schema;
}

function parametersOf(type: z.ZodType | undefined, where: 'path' | 'query'): Json[] {
  if (!type) return [];
  const schema = schemaOf(type, 'input');
  const required = new Set((schema.required as string[] | undefined) ?? []);
  return Object.entries((schema.properties as Json | undefined) ?? {}).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.has(name),
    schema: property,
  }));
}

const answerType = ({ response }: Endpoint) =>
  response === stream ? 'text/event-stream' : 'application/json';

function operation(endpoint: Endpoint): Json {
  const failures = Object.groupBy(endpoint.errors, (code) => String(ERROR_STATUS[code]));
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    // The empty one: nothing at all is enough.
    security: [endpoint.access === 'anyone' ? {} : { token: [] }, ...keySecurityOf(endpoint)],
    parameters: [
      ...parametersOf(endpoint.params, 'path'),
      ...parametersOf(endpoint.query, 'query'),
    ],
    ...(endpoint.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemaOf(endpoint.body, 'input') } },
      },
    }),
    responses: {
      200: {
        description: 'Success',
        content: { [answerType(endpoint)]: { schema: schemaOf(endpoint.response, 'output') } },
      },
      ...Object.fromEntries(
        Object.entries(failures).map(([status, codes]) => [
          status,
          {
            description: codes?.join(', ') ?? '',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
          },
        ]),
      ),
    },
  };
}

/** The OpenAPI 3.1 document of the contract; made from it, never written by hand. */
export function openApi(
  endpoints: readonly Endpoint[],
  siteUrl: string,
  { at, docs }: Mounting = SITE_MOUNTING,
): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = at(endpoint.path);
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Propertysearch', version: '1', description: 'Real estate in Pune.' },
    // A service alone knows the site's address, not its own.
    servers: [{ url: docs ? siteUrl : '/' }],
    paths,
    components: {
      schemas: { Failure: schemaOf(failure, 'output') },
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'authorization' },
        ...KEY_SCHEMES,
      },
    },
  };
}
