import type pg from 'pg';
import { cut, newClient } from '#server/db/connection.ts';
import type { Logger } from '#server/lib/log.ts';

const RETRY_MS = 1_000;
/** Nothing may happen for hours; so that silence means loss, something is asked now and then. */
const ASK_MS = 10_000;
const SILENT_MS = 25_000;

export interface Listening {
  /** Whether notifications are heard just now, as far as anybody knows. */
  hears(): boolean;
  /** Resolves once notifications are heard; it waits for as long as the database is away. */
  ready(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Hears of every notification on a channel, from whichever node it was sent. After a lost
 * connection it listens again and reports a gap, since notifications may have passed unheard.
 */
export function listen(
  url: string,
  log: Logger,
  channel: string,
  heard: { notified(payload: string): void; gap(): void },
): Listening {
  let closed = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let connected = Promise.withResolvers<void>();
  let isReady = false;

  const again = (lost: pg.Client) => {
    // A connection ends once, though it may say so twice.
    if (client !== lost) return;
    client = undefined;
    if (isReady) connected = Promise.withResolvers<void>();
    isReady = false;
    if (closed) return;
    timer = setTimeout(() => void start(), RETRY_MS);
    timer.unref();
  };

  async function start(): Promise<void> {
    const fresh = newClient(url, {
      name: `propertysearch listen ${channel}`,
      silentMs: SILENT_MS,
    });
    client = fresh;
    fresh.on('error', (error) => {
      log.warn({ error: error.message, channel }, 'listening interrupted');
      again(fresh);
    });
    fresh.on('end', () => again(fresh));
    fresh.on('notification', ({ payload = '' }) => heard.notified(payload));
    try {
      await fresh.connect();
      await fresh.query(`listen ${channel}`);
      heard.gap();
      isReady = true;
      connected.resolve();
    } catch {
      again(fresh);
      cut(fresh);
    }
  }

  const asking = setInterval(() => {
    // A failure is the connection’s, which tells of it by itself.
    if (isReady) client?.query('select 1').catch(() => undefined);
  }, ASK_MS);
  asking.unref();

  void start();
  return {
    hears: () => isReady && !closed,
    ready: () => connected.promise,
    close: async () => {
      closed = true;
      clearTimeout(timer);
      clearInterval(asking);
      // A server that is silent would be waited for.
      if (client) cut(client);
    },
  };
}
