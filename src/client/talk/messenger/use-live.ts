import { useCallback, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { callForStream } from '#client/lib/api.ts';
import { followStream, type StreamState } from '#client/lib/follow-stream.ts';
import { messageStream, STREAM_EVENTS } from '#contract/talk/message-stream.ts';

type Events = { [Name in keyof typeof STREAM_EVENTS]: z.infer<(typeof STREAM_EVENTS)[Name]> };
export type LiveEvent = {
  [Name in keyof Events]: { name: Name; data: Events[Name] };
}[keyof Events];

type Listener = (event: LiveEvent) => void;

/** How a piece of the screen hears of what comes in; answers how to stop. */
export type Subscribe = (listener: Listener) => () => void;

const isKnown = (name: string): name is keyof Events => Object.hasOwn(STREAM_EVENTS, name);

/** The stream of messages after one, from the moment that is known. */
export function useLive(after: number | undefined): { state: StreamState; subscribe: Subscribe } {
  const [state, setState] = useState<StreamState>('connecting');
  const listeners = useRef(new Set<Listener>());
  const isKnownFrom = after !== undefined;
  const from = useRef(after);
  // From where it began the stream goes on by itself.
  from.current ??= after;

  useEffect(() => {
    if (!isKnownFrom) return;
    return followStream({
      after: from.current ?? 0,
      connect: (last, signal) => callForStream(messageStream, { query: { after: last } }, signal),
      onEvent: ({ name, data, id }) => {
        if (!isKnown(name)) return;
        if (id !== undefined) from.current = Number(id);
        const event = { name, data: JSON.parse(data) } as LiveEvent;
        for (const listener of listeners.current) listener(event);
      },
      onState: setState,
    });
  }, [isKnownFrom]);

  const subscribe = useCallback<Subscribe>((listener) => {
    listeners.current.add(listener);
    return () => void listeners.current.delete(listener);
  }, []);
  return { state, subscribe };
}
