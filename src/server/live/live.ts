import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { AppError } from '#contract/lib/errors.ts';
import words from '#messages/lib/refusals/index.ts';
import type { Database } from '#server/db/client.ts';
import type { Logger } from '#server/lib/log.ts';
import { type Listening, listen } from './listen.ts';
import { createListeners, type Listeners, liveSessions } from './listeners.ts';
import { CHANNEL, type LiveEvent, readLive } from './live-event.ts';

/** One open stream of this node. */
export interface Subscriber {
  personId: number;
  sessionId: number;
  /** Who reads messages as they come is not told of them otherwise. */
  readsMessages: boolean;
  heard(event: LiveEvent): void;
  /** Notifications may have passed unheard. */
  gap(): void;
  /** Time to show that both are there still. */
  beat(): void;
  end(): void;
}

export interface Live {
  /** Resolves once nothing that happens to the subscriber can pass unheard; answers how to leave. */
  join(subscriber: Subscriber): Promise<() => void>;
  /** Ends the streams of sessions that ended, and lets the others beat. The clock does it too. */
  beat(): Promise<void>;
  /** Ends every stream; none is opened any more. */
  close(): Promise<void>;
}

const BEAT_MS = 25_000;
/** Streams of one person at a node: many tabs, no more. */
const MAX_STREAMS = 12;
/** Streams that are looked after in one turn; thousands at once would hold up every request. */
const BATCH_SIZE = 100;

/** Does something with each of many streams, and lets others have their turn in between. */
async function inBatches(
  all: readonly Subscriber[],
  each: (one: Subscriber) => void,
): Promise<void> {
  for (const [at, one] of all.entries()) {
    if (at > 0 && at % BATCH_SIZE === 0) await turn();
    each(one);
  }
}

/** Where the streams of this process hear of what happens anywhere. It listens from the first on. */
export function createLive(db: Database, log: Logger): Live {
  const byPerson = new Map<number, Set<Subscriber>>();
  const listeners: Listeners = createListeners(db, randomUUID());
  let listening: Listening | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  const everybody = () => [...byPerson.values()].flatMap((streams) => [...streams]);

  const readsMessages = (personId: number) =>
    [...(byPerson.get(personId) ?? [])].some((each) => each.readsMessages);

  function start(): Listening {
    timer = setInterval(() => void beat(), BEAT_MS);
    timer.unref();
    return listen(db.$client.directUrl, log, CHANNEL, {
      notified(payload) {
        const [personIds, event] = readLive(payload);
        for (const id of personIds) for (const each of byPerson.get(id) ?? []) each.heard(event);
      },
      gap: () => void unlessAway(inBatches(everybody(), (each) => each.gap())),
    });
  }

  /** A failure is the database's: streams stay, and the next beat asks again. */
  const unlessAway = (work: Promise<unknown>) =>
    work.catch((error: unknown) => log.warn({ err: error }, 'streams could not be looked after'));

  function leave(subscriber: Subscriber): void {
    const { personId } = subscriber;
    const streams = byPerson.get(personId);
    if (!streams?.delete(subscriber)) return;
    if (streams.size === 0) byPerson.delete(personId);
    if (!closed && subscriber.readsMessages && !readsMessages(personId))
      void unlessAway(listeners.remove(personId));
  }

  async function beat(): Promise<void> {
    const streams = everybody();
    if (streams.length === 0) return;
    await unlessAway(
      (async () => {
        const alive = await liveSessions(db, [...new Set(streams.map((s) => s.sessionId))]);
        await inBatches(streams, (each) => {
          if (alive.has(each.sessionId)) each.beat();
          else each.end();
        });
        await listeners.refresh([...byPerson.keys()].filter(readsMessages));
      })(),
    );
  }

  return {
    async join(subscriber) {
      if (closed) throw new AppError('unavailable');
      const { personId } = subscriber;
      const streams = byPerson.get(personId) ?? new Set();
      if (streams.size >= MAX_STREAMS) {
        throw new AppError('rate_limited', words.messagesOpen);
      }
      byPerson.set(personId, streams.add(subscriber));
      listening ??= start();
      try {
        await listening.ready();
        if (subscriber.readsMessages) await listeners.refresh([personId]);
      } catch (error) {
        leave(subscriber);
        throw error;
      }
      return () => leave(subscriber);
    },
    beat,
    async close() {
      closed = true;
      clearInterval(timer);
      for (const each of everybody()) each.end();
      await unlessAway(listeners.removeAll());
      await listening?.close();
    },
  };
}
