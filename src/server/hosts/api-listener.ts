import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Context } from '#server/core/context.ts';
import { createApi } from '#server/http/api.ts';
import { addressOf } from '#server/http/caller.ts';
import type { Route } from '#server/http/execute.ts';
import type { Mounting } from '#server/http/path-pattern.ts';
import { quickLane } from '#server/http/quick-lane.ts';
import type { Bindings } from '#server/http/send.ts';

const bindingsOf = (
  req: Pick<IncomingMessage, 'socket' | 'headers'>,
  res: Pick<ServerResponse, 'getHeader'>,
  { env }: Context,
): Bindings => ({
  requestId: String(res.getHeader('x-request-id') ?? ''),
  address: addressOf(req.socket, req.headers['x-forwarded-for']?.toString() ?? null, env),
});

/** An API behind plain node:http, told of the visitor's address and the request's id. */
export function apiListener(routes: readonly Route[], context: Context, mounting?: Mounting) {
  const api = createApi(routes, context, mounting);
  const answerKept = quickLane(routes, context, mounting);
  const answer = getRequestListener(async (request, { incoming, outgoing }) => {
    const response = await api.fetch(request, bindingsOf(incoming, outgoing, context));
    // The listener would put the answer's own in the place of what the host has set.
    const vary = outgoing.getHeader('vary');
    if (vary) response.headers.append('vary', String(vary));
    return response;
  });
  return (req: IncomingMessage, res: ServerResponse): void => {
    if (!answerKept(req, res, () => bindingsOf(req, res, context))) void answer(req, res);
  };
}
