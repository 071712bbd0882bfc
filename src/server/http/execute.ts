import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { Download } from '#contract/lib/download.ts';
import {
  type BodyOf,
  type Endpoint,
  onlyReads,
  type ParamsOf,
  type QueryOf,
  type ResponseOf,
  rolesOf,
} from '#contract/lib/endpoint.ts';
import { AppError, type FieldError } from '#contract/lib/errors.ts';
import { auditLook, auditRefusal } from '#server/core/audit-access.ts';
import { auditKeyCall } from '#server/core/audit-key.ts';
import type { Actor, Context } from '#server/core/context.ts';
import { requireNoMaintenance } from '#server/core/maintenance.ts';
import { noteWritten } from '#server/core/written.ts';
import { checkLimit } from './check-limit.ts';
import { notePlace, onReplica } from './on-replica.ts';
import { once } from './once.ts';
import { readGiven } from './read-given.ts';
import { asPaper } from './speak.ts';
import { findTooLong } from './too-long.ts';
import { findUnknown } from './unknown-fields.ts';

export interface VerbInput<E extends Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  /** The bytes of an upload; there where the endpoint declares one. */
  file?: Buffer;
}

export type Verb<E extends Endpoint> = (
  context: Context,
  input: VerbInput<E>,
) => Promise<ResponseOf<E>>;

/** An endpoint and the verb that answers it. */
export interface Route {
  endpoint: Endpoint;
  verb: (
    context: Context,
    input: { params: never; query: never; body: never; file?: Buffer },
  ) => Promise<unknown>;
}

/** Binds a contract's endpoint to its verb. */
export function implement<E extends Endpoint>(endpoint: E, verb: Verb<E>): Route {
  return { endpoint, verb: verb as unknown as Route['verb'] };
}

/** Another role is told that there is nothing here: 403 means only that no session is live. */
function authorise({ access, beforeSecondFactor }: Endpoint, actor: Actor): void {
  if (access === 'anyone') return;
  if (actor.kind === 'anonymous') throw new AppError('session_ended');
  if (actor.awaitsSecondFactor && !beforeSecondFactor) throw new AppError('not_found');
  if (!rolesOf(access).includes(actor.role)) throw new AppError('not_found');
}

/** `{id}` or `{userId}` of such a call names the caller; somebody else's answers 404. */
function checkCallerId({ reach }: Endpoint, actor: Actor, params: unknown): void {
  if (reach !== 'caller-by-id' || actor.kind === 'anonymous') return;
  const { id, userId = id } = params as { id?: number; userId?: number };
  if (userId !== actor.id) throw new AppError('not_found');
}

function parse(part: string, schema: z.ZodType | undefined, value: unknown): unknown {
  const given = schema && readGiven(schema, value);
  if (given) return given;
  const tooLong = schema ? findTooLong(schema, value) : [];
  if (tooLong.length > 0) throw invalid(part, tooLong);
  const unknown = part === 'path' ? [] : findUnknown(schema, value);
  const result = schema?.safeParse(value);
  if (result?.success !== false && unknown.length === 0) return result?.data ?? {};
  const issues = result?.error?.issues.slice(0, 20) ?? [];
  throw invalid(part, [
    ...unknown,
    ...issues.map(({ path, message }) => ({ path: path.join('.'), message })),
  ]);
}

function invalid(part: string, issues: readonly FieldError[]): AppError {
  const errors = issues.map(({ path, message }) => ({ path: path || part, message }));
  const [first] = errors;
  return new AppError('invalid', first?.message, errors);
}

/** The parts of a call, read only once the caller may make it. */
export interface RawInput {
  params?: () => unknown;
  query?: () => unknown;
  body?: () => unknown;
  file?: () => Promise<Buffer> | undefined;
}

type Perform = (route: Route, context: Context, input: RawInput) => Promise<unknown>;

/**
 * Authorises, parses and runs one call. Throws AppError; anything else is a defect.
 * @param perform what is done once it is known that the call may be made
 */
export async function execute(
  route: Route,
  context: Context,
  input: RawInput,
  perform: Perform = run,
): Promise<unknown> {
  try {
    authorise(route.endpoint, context.actor);
    if (!onlyReads(route.endpoint)) requireNoMaintenance(context);
    await checkLimit(route.endpoint, context);
    return await perform(route, context, input);
  } catch (error) {
    await auditRefusal(route.endpoint, context, error);
    throw error;
  }
}

/** Parameters of path and query, as the schemas read them. */
export function readParameters(endpoint: Endpoint, context: Context, input: RawInput) {
  const params = parse('path', endpoint.params, input.params?.());
  checkCallerId(endpoint, context.actor, params);
  return { params, query: parse('query', endpoint.query, input.query?.() ?? {}) };
}

async function run(route: Route, context: Context, input: RawInput): Promise<unknown> {
  return answerCall(route, context, readParameters(route.endpoint, context, input), input);
}

/** Runs a call that may be made, and whose parameters are read. */
export async function answerCall(
  { endpoint, verb }: Route,
  context: Context,
  { params, query }: ReturnType<typeof readParameters>,
  input: Pick<RawInput, 'body' | 'file'>,
): Promise<unknown> {
  const body = parse('body', endpoint.body, await input.body?.());
  const file = await input.file?.();
  const onDatabase = (on: Context) =>
    asPaper(endpoint, () =>
      verb(
        { ...on, changes: endpoint.changes ?? [] },
        {
          params: params as never,
          query: query as never,
          body: body as never,
          ...(file && { file }),
        },
      ),
    );
  const answer = await once(endpoint, context, { params, query, body, file }, () =>
    onReplica(endpoint, context, onDatabase),
  );
  await noteWritten(endpoint, context);
  await notePlace(endpoint, context);
  await auditLook(endpoint, context, { params, query }, answer);
  await auditKeyCall(endpoint, context);
  // In tests an answer that breaks its contract fails the call; in production types are trusted.
  return context.env.NODE_ENV === 'test' ? strictly(endpoint, answer) : answer;
}

const asSent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** A field beyond the contract is as much a defect as a missing one: it may be somebody's secret. */
function strictly({ name, response }: Endpoint, answer: unknown): unknown {
  const declared = response.parse(answer);
  if (!(answer instanceof Download) && !isDeepStrictEqual(asSent(declared), asSent(answer))) {
    throw new Error(`${name} answers with more than its contract says`);
  }
  return answer;
}
