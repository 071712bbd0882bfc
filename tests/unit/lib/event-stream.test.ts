import { describe, expect, test, vi } from 'vitest';
import { followStream } from '#client/lib/follow-stream.ts';
import { readEvents, type StreamEvent } from '#client/lib/read-events.ts';
import { AppError } from '#contract/lib/errors.ts';
import { openOutlet } from '#server/live/outlet.ts';

const encoder = new TextEncoder();

/** A body that comes in these pieces. */
const bodyOf = (...pieces: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(encoder.encode(piece));
      controller.close();
    },
  });

async function allOf(body: ReadableStream<Uint8Array>): Promise<StreamEvent[]> {
  const events: StreamEvent[] = [];
  for await (const event of readEvents(body)) events.push(event);
  return events;
}

describe('reading events', () => {
  test('however the pieces are cut', async () => {
    const text = ': beat\n\nid: 7\nevent: read\ndata: {"a":"नमस्ते"}\n\nevent: typing\ndata: {}\n\n';
    const bytes = encoder.encode(text);
    for (const size of [1, 3, 10, 1_000]) {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          for (let at = 0; at < bytes.length; at += size)
            controller.enqueue(bytes.slice(at, at + size));
          controller.close();
        },
      });
      expect(await allOf(body)).toEqual([
        { name: 'read', id: '7', data: '{"a":"नमस्ते"}' },
        { name: 'typing', id: undefined, data: '{}' },
      ]);
    }
  });

  test('half an event is none', async () => {
    expect(await allOf(bodyOf('id: 1\ndata: {"a"'))).toEqual([]);
  });
});

describe('following', () => {
  test('comes back after a break, from the last event on, and leaves out what it had', async () => {
    vi.useFakeTimers();
    const asked: number[] = [];
    const heard: string[] = [];
    const stop = followStream({
      after: 3,
      connect: async (after) => {
        asked.push(after);
        if (asked.length === 2) throw new AppError('unavailable');
        return bodyOf(`id: ${after}\ndata: old\n\n`, `id: ${after + 1}\ndata: ${after + 1}\n\n`);
      },
      onEvent: ({ data }) => heard.push(data),
      onState: () => undefined,
    });
    await vi.advanceTimersByTimeAsync(60_000);
    stop();
    vi.useRealTimers();
    expect(asked.slice(0, 4)).toEqual([3, 4, 4, 5]);
    expect(heard.slice(0, 2)).toEqual(['4', '5']);
  });

  test('has nothing to come back for once the session has ended', async () => {
    const connect = vi.fn(() => Promise.reject(new AppError('session_ended')));
    const states: string[] = [];
    followStream({ after: 0, connect, onEvent: () => undefined, onState: (s) => states.push(s) });
    await vi.waitFor(() => expect(connect).toHaveBeenCalledOnce());
    expect(states).toEqual(['connecting']);
  });
});

describe('an outlet', () => {
  test('lets a client go that takes nothing from beat to beat, and keeps little for it', async () => {
    const outlet = openOutlet();
    const ended = vi.fn();
    outlet.onEnd(ended);
    outlet.send('message', { body: 'x'.repeat(70_000) }, 1);
    outlet.send('typing', {});
    let hasRoom = false;
    void outlet.room().then(() => {
      hasRoom = true;
    });
    outlet.beat();
    await Promise.resolve();
    expect([hasRoom, outlet.closed()]).toEqual([false, false]);
    outlet.beat();
    expect(outlet.closed()).toBe(true);
    expect(ended).toHaveBeenCalledOnce();
    const text = await new Response(outlet.events).text();
    expect(text).toContain('id: 1\nevent: message');
    expect(text).not.toContain('typing');
  });

  test('has room again once the client reads', async () => {
    const outlet = openOutlet();
    outlet.send('message', { body: 'x'.repeat(70_000) }, 1);
    const reader = outlet.events.getReader();
    const room = outlet.room();
    await reader.read();
    await reader.read();
    await room;
    outlet.beat();
    outlet.beat();
    expect(outlet.closed()).toBe(false);
    await reader.cancel();
    expect(outlet.closed()).toBe(true);
  });
});
