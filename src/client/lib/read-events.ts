import { createParser } from 'eventsource-parser';

/** One of a stream of server-sent events. */
export interface StreamEvent {
  name: string;
  data: string;
  id: string | undefined;
}

/**
 * The events of a body, as they come. An EventSource would read them too, but sends no header to
 * authorise itself with. `alive` is told of every piece, events or not.
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  alive: () => void = () => undefined,
): AsyncGenerator<StreamEvent> {
  const events: StreamEvent[] = [];
  const parser = createParser({
    onEvent: ({ event: name = 'message', data, id }) => events.push({ name, data, id }),
  });
  const decoder = new TextDecoder();
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      alive();
      parser.feed(decoder.decode(value, { stream: true }));
      yield* events.splice(0);
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
