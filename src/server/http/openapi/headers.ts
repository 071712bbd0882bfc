import { fileTypesOf } from '#contract/lib/download.ts';
import type { Endpoint } from '#contract/lib/endpoint.ts';
import { heedsKey, KEY_LENGTH } from '#contract/lib/idempotency-key.ts';
import { stream } from '#contract/lib/stream.ts';
import type { Json } from './json.ts';

const text = (description: string, example: string, more: Json = {}): Json => ({
  description,
  schema: { type: 'string', ...more },
  example,
});

const IDEMPOTENCY_KEY = text(
  'A key of the sender’s own, new for each thing to be done. Sent again with it, the call is done once and its answer given again.',
  'f81d4fae-7dec-11d0-a765-00a0c91e6bf6',
  // The quotes of the IETF’s draft may stand around it.
  { minLength: KEY_LENGTH.min, maxLength: KEY_LENGTH.max + 2 },
);
const IF_NONE_MATCH = text(
  'The ETag of an answer that the caller holds; where nothing has changed, 304 without a body says so.',
  'W/"AwG2cgd3z4EZ-gIdW5cWkg"',
);

const ACCEPT_LANGUAGE = text(
  'The language wished for. Answers are in English as written in India, whatever is asked, and say so in `Content-Language`.',
  'en-IN',
);

/** What may be sent along, once for all calls. */
export const HEADER_PARAMETERS: Json = {
  Key: { name: 'Idempotency-Key', in: 'header', ...IDEMPOTENCY_KEY },
  Held: { name: 'If-None-Match', in: 'header', ...IF_NONE_MATCH },
  Language: { name: 'Accept-Language', in: 'header', ...ACCEPT_LANGUAGE },
};

/** What is said beside an answer, once for all calls; names here are short, for they stand in every call. */
export const ANSWER_HEADERS: Json = {
  ETag: text('What to send as `If-None-Match` next time', 'W/"AwG2cgd3z4EZ-gIdW5cWkg"'),
  Replayed: {
    description: 'That the call was done before, and this is its answer of then',
    schema: { type: 'string', const: 'true' },
  },
  Policy: text('`q` calls in `w` seconds', '"searchMessages";q=600;w=3600'),
  Left: text('`r` calls are left for `t` seconds', '"searchMessages";r=599;t=3600'),
  Deprecation: text(
    'Since when it is known that the call goes away, as a Unix time',
    '@1795392000',
  ),
  Sunset: text('From when it may be gone', 'Tue, 01 Jun 2027 00:00:00 GMT'),
  Link: text('Where the reason stands', '</api/docs>; rel="deprecation"'),
  'Retry-After': {
    description: 'Seconds after which it is worth trying again',
    schema: { type: 'integer', minimum: 1 },
    example: 30,
  },
};

const refTo = (kind: 'headers' | 'parameters', name: string): Json => ({
  $ref: `#/components/${kind}/${name}`,
});

/** JSON without the server’s clock in it: what a caller may hold already. */
const mayBeHeld = ({ method, response }: Endpoint) =>
  method === 'GET' && fileTypesOf(response) === undefined && response !== stream;

/** The headers that change what a call does. */
export const headersSent = (endpoint: Endpoint): Json[] => [
  ...(heedsKey(endpoint) ? [refTo('parameters', 'Key')] : []),
  ...(mayBeHeld(endpoint) ? [refTo('parameters', 'Held')] : []),
  refTo('parameters', 'Language'),
];

/** The headers of an endpoint’s answer, each by its name and that under which it is described. */
function namesOf(endpoint: Endpoint): [string, string][] {
  const { limit, cacheSeconds, deprecated, repeats } = endpoint;
  return [
    ...(mayBeHeld(endpoint) ? ([['ETag', 'ETag']] as const) : []),
    ...(heedsKey(endpoint) && repeats !== 'secret'
      ? ([['Idempotency-Replayed', 'Replayed']] as const)
      : []),
    ...(limit ? ([['RateLimit-Policy', 'Policy']] as const) : []),
    // What a shared cache may keep says nothing of one caller.
    ...(limit && !cacheSeconds ? ([['RateLimit', 'Left']] as const) : []),
    ...(deprecated ? ['Deprecation', 'Sunset', 'Link'].map((name) => [name, name] as const) : []),
  ].map(([name, described]) => [name, described]);
}

/** As the document has them; none at all where there are none. */
export function headersAnswered(endpoint: Endpoint): Json {
  const headers = namesOf(endpoint).map(([name, described]) => [name, refTo('headers', described)]);
  return headers.length > 0 ? { headers: Object.fromEntries(headers) } : {};
}

/** What is answered in place of what the caller holds. */
export const notModified = (endpoint: Endpoint): Json =>
  mayBeHeld(endpoint) ? { 304: { $ref: '#/components/responses/held' } } : {};

export const NOT_MODIFIED: Json = {
  description: 'The caller holds it already: `If-None-Match` named its ETag',
  headers: { ETag: refTo('headers', 'ETag') },
};
