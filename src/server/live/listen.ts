import pg from 'pg';
import type { Logger } from '#server/lib/log.ts';

const RETRY_MS = 1_000;

export interface Listening {
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
    const fresh = new pg.Client({
      connectionString: url,
      application_name: `propertysearch listen ${channel}`,
      keepAlive: true,
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
      await fresh.end().catch(() => undefined);
    }
  }

  void start();
  return {
    ready: () => connected.promise,
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}
