/** One of a stream of server-sent events. */
export interface StreamEvent {
  name: string;
  data: string;
  id: string | undefined;
}

function parse(block: string): StreamEvent | undefined {
  const event: StreamEvent = { name: 'message', data: '', id: undefined };
  const data: string[] = [];
  for (const line of block.split('\n')) {
    const at = line.indexOf(':');
    const field = at < 0 ? line : line.slice(0, at);
    const value = at < 0 ? '' : line.slice(at + 1).replace(/^ /, '');
    if (field === 'data') data.push(value);
    else if (field === 'event') event.name = value;
    else if (field === 'id') event.id = value;
  }
  // What carries no data is a sign of life, or advice that we do not take.
  return data.length > 0 ? { ...event, data: data.join('\n') } : undefined;
}

/**
 * The events of a body, as they come. An EventSource would read them too, but sends no header to
 * authorise itself with. `alive` is told of every piece, events or not.
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  alive: () => void = () => undefined,
): AsyncGenerator<StreamEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      alive();
      text += decoder.decode(value, { stream: true });
      // All but the last end with an empty line; only what we send ourselves is read, with LF.
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = parse(block);
        if (event) yield event;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
