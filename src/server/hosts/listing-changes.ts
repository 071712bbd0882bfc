import pg from 'pg';
import type { Logger } from '../log.ts';

const RETRY_MS = 1_000;

export interface Subscription {
  close(): Promise<void>;
}

/**
 * Hears of every changed listing, from whichever node changed it. After a lost connection it
 * listens again and reports a gap, since changes may have passed unheard.
 */
export function onListingChanges(
  url: string,
  log: Logger,
  heard: { changed(listingId: string): void; gap(): void },
): Subscription {
  let closed = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  const again = () => {
    client = undefined;
    if (closed || timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      void listen();
    }, RETRY_MS);
  };

  async function listen(): Promise<void> {
    const fresh = new pg.Client({
      connectionString: url,
      application_name: 'propertysearch listen',
    });
    client = fresh;
    fresh.on('error', (error) => {
      log.warn({ error: error.message }, 'listening for listing changes interrupted');
      again();
    });
    fresh.on('end', again);
    fresh.on('notification', (message) => heard.changed(message.payload ?? ''));
    try {
      await fresh.connect();
      await fresh.query('listen listing_changed');
      heard.gap();
    } catch {
      again();
    }
  }

  void listen();
  return {
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}
