import { isAppError } from '#contract/lib/errors.ts';
import { MINUTE_MS } from '#domain/lib/time/lengths.ts';
import { readEvents, type StreamEvent } from './read-events.ts';

export type StreamState = 'connecting' | 'live' | 'lost';

interface Following {
  /** The id to go on from. */
  after: number;
  /** Throws as `call` does. */
  connect: (after: number, signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>;
  onEvent: (event: StreamEvent) => void;
  onState: (state: StreamState) => void;
}

/** The server beats each 25 s; a line that says nothing for longer is dead, whatever it pretends. */
const SILENCE_MS = MINUTE_MS;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 15_000;

/** Waits, or goes on at once when the network is back. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      globalThis.removeEventListener?.('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    globalThis.addEventListener?.('online', done);
    signal.addEventListener('abort', done);
  });
}

/**
 * Follows a stream until told to stop: after a break it comes back and goes on after the last event
 * it had, so that none is lost, and one that came before is left out.
 */
export function followStream({ after, connect, onEvent, onState }: Following): () => void {
  const stopped = new AbortController();
  let last = after;
  let wait = FIRST_WAIT_MS;

  async function once(): Promise<void> {
    const line = new AbortController();
    const cut = () => line.abort();
    let watch = setTimeout(cut, SILENCE_MS);
    stopped.signal.addEventListener('abort', cut);
    // A line without a network is not always told that it is dead.
    globalThis.addEventListener?.('offline', cut);
    try {
      const body = await connect(last, line.signal);
      onState('live');
      const alive = () => {
        wait = FIRST_WAIT_MS;
        clearTimeout(watch);
        watch = setTimeout(cut, SILENCE_MS);
      };
      for await (const event of readEvents(body, alive)) {
        const id = event.id === undefined ? undefined : Number(event.id);
        if (id !== undefined && id <= last) continue;
        last = id ?? last;
        onEvent(event);
      }
    } finally {
      clearTimeout(watch);
      stopped.signal.removeEventListener('abort', cut);
      globalThis.removeEventListener?.('offline', cut);
    }
  }

  async function run(): Promise<void> {
    onState('connecting');
    while (!stopped.signal.aborted) {
      try {
        await once();
      } catch (error) {
        // Whose session has ended has nothing to come back for.
        if (isAppError(error) && error.code === 'session_ended') return;
      }
      if (stopped.signal.aborted) return;
      onState('lost');
      // Not everybody at once after a node went down.
      await pause(wait * (0.5 + Math.random()), stopped.signal);
      wait = Math.min(2 * wait, LONGEST_WAIT_MS);
    }
  }

  void run();
  return () => stopped.abort();
}
