import { Socket } from 'node:net';
import pg from 'pg';

/** Of every connection to a database, in a pool or alone. */
export const CONNECTING = {
  connectionTimeoutMillis: 5_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
} as const;

/** Closes the socket without a word to the server: what waits on it fails, and its client ends. */
export const cut = ({ connection }: pg.Client, reason?: Error): void =>
  void connection.stream.destroy(reason);

/**
 * Cuts a connection on which nothing has come or gone for so long. Keep-alive finds a dead machine
 * only while nothing is asked of it, and pg’s own `query_timeout` gives up a query but keeps its
 * connection for the next one.
 */
export function cutWhenSilent(client: pg.Client, ms: number): void {
  const { stream } = client.connection;
  if (!(stream instanceof Socket)) return;
  const silent = Object.assign(new Error('The database went silent'), { code: 'ETIMEDOUT' });
  stream.setTimeout(ms, () => cut(client, silent));
}

interface Alone {
  name: string;
  silentMs: number;
  connectMs?: number;
  /** Statements leave before those ahead of them are answered. */
  pipeline?: true;
}

/** A connection outside the pools, not yet open. Its loss fails what is asked of it, no more. */
export function newClient(url: string, { name, silentMs, connectMs, pipeline }: Alone): pg.Client {
  const client = new pg.Client({
    ...CONNECTING,
    ...(connectMs && { connectionTimeoutMillis: connectMs }),
    ...(pipeline && { pipeline }),
    connectionString: url,
    application_name: name,
  });
  client.on('connect', () => cutWhenSilent(client, silentMs));
  // Unheard it would end the process.
  client.on('error', () => undefined);
  return client;
}
