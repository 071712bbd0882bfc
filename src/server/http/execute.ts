import type { z } from 'zod';
import type {
  Access,
  BodyOf,
  Endpoint,
  ParamsOf,
  QueryOf,
  ResponseOf,
} from '../../contract/endpoint.ts';
import { AppError, type FieldError } from '../../contract/errors.ts';
import type { Actor, Context } from '../context.ts';

export interface VerbInput<E extends Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
}

export type Verb<E extends Endpoint> = (
  context: Context,
  input: VerbInput<E>,
) => Promise<ResponseOf<E>>;

/** An endpoint and the verb that answers it. */
export interface Route {
  endpoint: Endpoint;
  verb: (context: Context, input: { params: never; query: never; body: never }) => Promise<unknown>;
}

/** Binds a contract's endpoint to its verb. */
export function implement<E extends Endpoint>(endpoint: E, verb: Verb<E>): Route {
  return { endpoint, verb: verb as unknown as Route['verb'] };
}

function mayCall(access: Access, actor: Actor): void {
  if (access === 'anyone') return;
  if (actor.kind === 'anonymous') throw new AppError('session_ended');
  if (access !== 'signed-in' && !access.includes(actor.role)) throw new AppError('not_found');
}

function parse(part: string, schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return {};
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const errors: FieldError[] = result.error.issues.slice(0, 20).map((issue) => ({
    path: issue.path.join('.') || part,
    message: issue.message,
  }));
  const [first] = errors;
  throw new AppError('invalid', first ? `${first.path}: ${first.message}` : undefined, errors);
}

/** Authorises, parses and runs one call. Throws AppError; anything else is a defect. */
export async function execute(
  route: Route,
  context: Context,
  input: { params?: unknown; query?: unknown; body?: unknown },
): Promise<unknown> {
  const { endpoint, verb } = route;
  mayCall(endpoint.access, context.actor);
  const answer = await verb(context, {
    params: parse('path', endpoint.params, input.params) as never,
    query: parse('query', endpoint.query, input.query ?? {}) as never,
    body: parse('body', endpoint.body, input.body) as never,
  });
  // In tests an answer that breaks its contract fails the call; in production types are trusted.
  return context.env.NODE_ENV === 'test' ? endpoint.response.parse(answer) : answer;
}
