import type { Endpoint } from '#contract/lib/endpoint.ts';
import { AppError, ERROR_STATUS, type ErrorCode } from '#contract/lib/errors.ts';
import fieldsWords from '#messages/lib/fields/index.ts';
import type { Json } from './json.ts';

/** Who signs in and may nevertheless not call is told that there is nothing. */
const isForSome = ({ access, reach, beforeSecondFactor }: Endpoint) =>
  access !== 'anyone' &&
  (access !== 'signed-in' || reach === 'caller-by-id' || !beforeSecondFactor);

/** What `execute` and the way to it answer, beside what the verb does. */
function byItself(endpoint: Endpoint): ErrorCode[] {
  const { access, limit, params, query, body, upload, method, key } = endpoint;
  const reads = params || query || body;
  return [
    ...(reads || upload ? (['malformed', 'invalid'] as const) : []),
    ...(access !== 'anyone' || key ? (['session_ended'] as const) : []),
    ...(key ? (['scope_missing'] as const) : []),
    ...(isForSome(endpoint) ? (['not_found'] as const) : []),
    ...(body || upload ? (['too_large'] as const) : []),
    // A key of the sender’s (Idempotency-Key) may still be at work, or have come with another request.
    ...(method === 'POST' ? (['in_progress', 'key_reused'] as const) : []),
    ...(limit ? (['rate_limited'] as const) : []),
    'internal',
    'unavailable',
  ];
}

/** Every error an endpoint may answer with, by their statuses. */
export function failuresOf(endpoint: Endpoint): ErrorCode[] {
  const codes = new Set([...endpoint.errors, ...byItself(endpoint)]);
  return [...codes].sort((a, b) => ERROR_STATUS[a] - ERROR_STATUS[b]);
}

/** Of the wire’s envelope; the words are what somebody is shown, the code is what a program reads. */
const exampleOf = (code: ErrorCode) => ({
  status: 0,
  message: new AppError(code).message,
  code,
  ...(code === 'invalid' && {
    message: fieldsWords.emailRequired,
    errors: [{ path: 'email', message: fieldsWords.emailRequired }],
  }),
});

const WAITS: ReadonlySet<ErrorCode> = new Set(['rate_limited', 'unavailable']);

const RETRY_AFTER = { 'Retry-After': { $ref: '#/components/headers/Retry-After' } };

const CODES = Object.keys(ERROR_STATUS) as ErrorCode[];

/** What a status may mean, the general case first. */
const codesOf = (status: number) => CODES.filter((code) => ERROR_STATUS[code] === status);

/** The name under which the document has the answers of a status. */
const nameOf = (status: number) => codesOf(status)[0] ?? String(status);

/** The failures of an endpoint, by status. */
export const failureRefs = (endpoint: Endpoint): Json =>
  Object.fromEntries(
    failuresOf(endpoint)
      .map((code) => ERROR_STATUS[code])
      .map((status) => [status, { $ref: `#/components/responses/${nameOf(status)}` }]),
  );

/** How the errors of a status read. */
function responseOf(codes: readonly ErrorCode[]): Json {
  const words = codes.map((code) => `\`${code}\`: ${new AppError(code).message}`);
  return {
    description: words.join('\n\n'),
    ...(codes.some((code) => WAITS.has(code)) && { headers: RETRY_AFTER }),
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Failure' },
        examples: Object.fromEntries(codes.map((code) => [code, { value: exampleOf(code) }])),
      },
    },
  };
}

/** Every error, once for all endpoints. */
export const failureResponses = (): Json =>
  Object.fromEntries(
    [...new Set(Object.values(ERROR_STATUS))].map((status) => [
      nameOf(status),
      responseOf(codesOf(status)),
    ]),
  );
