import { placeOf } from '#contract/index.ts';
import { AREAS, type Area } from '#contract/lib/areas.ts';
import type { Endpoint } from '#contract/lib/endpoint.ts';
import { failure } from '#contract/lib/envelope.ts';
import { WEBHOOKS } from '#contract/webhooks.ts';
import { type Mounting, SITE_MOUNTING } from '#server/http/path-pattern.ts';
import { describeFields } from './describe-fields.ts';
import { Examples } from './example.ts';
import { failureResponses } from './failures.ts';
import { FieldExamples } from './field-examples.ts';
import { ANSWER_HEADERS, HEADER_PARAMETERS, NOT_MODIFIED } from './headers.ts';
import { isObject, type Json } from './json.ts';
import { operation, tagOf } from './operation.ts';
import { Schemas } from './schemas.ts';
import { SECURITY_SCHEMES } from './security.ts';

const ABOUT = `Homes for sale and rent in Pune: finding, posting, bidding for, booking and paying for them.

Every answer is JSON: \`{ status: 1, message, data }\` on success, \`{ status: 0, message, code, errors }\` on failure. Programs read \`code\`; \`message\` is for people. Its words are English, whatever \`Accept-Language\` asks for. Amounts are rupees, areas square feet, times ISO 8601 in UTC.

Answers may get further fields, and lists of values further values, at any time: read what you know and pass over the rest. Nothing is taken away before it was marked as deprecated for half a year.`;

/** The subjects in the order of the areas, each with the area it is of. */
function tagsOf(endpoints: readonly Endpoint[]): Json {
  const subjects = new Map<string, Area | undefined>();
  for (const endpoint of endpoints) subjects.set(tagOf(endpoint), placeOf(endpoint)?.area);
  const groups = Map.groupBy(subjects, ([, area]) => area);
  return {
    tags: [...subjects.keys()].map((name) => ({ name })),
    'x-tagGroups': [...groups].map(([area, tags]) => ({
      name: area ? AREAS[area] : 'Service',
      tags: tags.map(([name]) => name),
    })),
  };
}

/** What the site sends by itself to whoever has asked for it. */
const webhooksOf = (schemas: Schemas): Json =>
  Object.fromEntries(
    WEBHOOKS.map(({ name, summary, payload }) => [
      name,
      {
        post: {
          operationId: name,
          summary,
          // Its schema has the example, once for all.
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemas.of(payload, 'output') } },
          },
          responses: { 200: { description: 'Any answer from 200 to 299 means that it arrived' } },
        },
      },
    ]),
  );

/** The OpenAPI 3.1 document of the contract; made from it, never written by hand. */
export function openApi(
  endpoints: readonly Endpoint[],
  siteUrl: string,
  { at, docs }: Mounting = SITE_MOUNTING,
): Json {
  const schemas = new Schemas();
  schemas.of(failure, 'output');
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = at(endpoint.path);
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint, schemas) };
  }
  const webhooks = webhooksOf(schemas);
  const named = schemas.named();
  for (const [name, schema] of Object.entries(named)) describeFields(schema, [name]);
  const shown = new FieldExamples(named, new Examples(named, 'input'));
  for (const path of Object.values(paths))
    for (const each of Object.values(path).filter(isObject)) shown.showIn(each);
  describeFields([paths, webhooks]);
  return {
    openapi: '3.1.0',
    info: { title: 'Propertysearch', version: '1', description: ABOUT },
    // A service alone knows the site's address, not its own.
    servers: [{ url: docs ? siteUrl : '/' }],
    ...tagsOf(endpoints),
    paths,
    ...(Object.keys(webhooks).length > 0 && { webhooks }),
    components: {
      schemas: named,
      parameters: HEADER_PARAMETERS,
      headers: ANSWER_HEADERS,
      responses: { ...failureResponses(), held: NOT_MODIFIED },
      securitySchemes: SECURITY_SCHEMES,
    },
  };
}
