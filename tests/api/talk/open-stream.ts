import { readEvents, type StreamEvent } from '#client/lib/read-events.ts';
import type { Context } from '#server/core/context.ts';
import { createApi } from '#server/http/api.ts';
import { ROUTES } from '#server/routes.ts';

/** A stream of messages as the app reads it, without a socket. */
export function streamsOf(context: Context) {
  const api = createApi(ROUTES, context);
  return async (headers: Record<string, string>, after?: number | 'changes') => {
    const asked = after === 'changes' ? '?only=changes' : `?after=${after}`;
    const query = after === undefined ? '' : asked;
    const response = await api.fetch(
      new Request(`http://localhost/api/messages/stream${query}`, { headers }),
      { requestId: 'test', address: '10.0.0.1' },
    );
    const { body } = response;
    if (!body) throw new Error('The stream has no body');
    const events = readEvents(body);
    return {
      status: response.status,
      headers: response.headers,
      /** The next event; undefined once the stream has ended. */
      next: async (): Promise<StreamEvent | undefined> => (await events.next()).value || undefined,
      leave: async () => {
        await events.return(undefined);
        // One that nobody has read from yet.
        if (!body.locked) await body.cancel();
      },
    };
  };
}
