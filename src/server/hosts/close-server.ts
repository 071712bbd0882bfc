import type { Server } from 'node:http';

/** How long a stop waits for requests in flight. */
const DRAIN_MS = 10_000;

/**
 * Takes no more requests and waits for those in flight; what takes too long is cut off.
 * @param furtherGone settles once connections have gone that came by other listeners than its own
 */
export async function closeServer(
  server: Server,
  endStreams?: () => Promise<unknown>,
  furtherGone?: Promise<unknown>,
) {
  const ownGone = new Promise<void>((resolve) => server.close(() => resolve()));
  const closed = Promise.all([ownGone, furtherGone]);
  await endStreams?.();
  server.closeIdleConnections();
  const giveUp = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  await closed;
  clearTimeout(giveUp);
}
