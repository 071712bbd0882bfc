import cluster from 'node:cluster';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { createServer, type Server as Door } from 'node:net';

/**
 * Node takes one new connection per turn of its event loop from each socket that listens. With pages
 * being rendered a turn takes tens of milliseconds, and who is new would wait for seconds before
 * anything could answer or refuse them, health checks too. So many sockets listen on the port: of six
 * hundred who come at once the last is taken within some ten turns.
 */
const DOORS = 64;
const BACKLOG = 1_024;

interface Address {
  port: number;
  host: string;
}

/** Where several processes share a port, another process takes the connections. */
const isAlone = () => !cluster.isWorker && process.platform === 'linux';

async function open(door: Door, address: Address): Promise<Door> {
  door.listen({ ...address, backlog: BACKLOG, reusePort: isAlone() });
  await once(door, 'listening');
  return door;
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Takes nobody more, and waits until whoever came by it has gone. */
const closed = (door: Door) => new Promise<void>((resolve) => door.close(() => resolve()));

/**
 * Listens; answers what closes the further doors, which is to be called as the server is closed: of
 * the connections that came by them only they know.
 */
export async function openDoors(server: Server, address: Address): Promise<() => Promise<unknown>> {
  await open(server, address);
  if (!isAlone()) return async () => undefined;
  const port = portOf(server);
  const further = await Promise.all(
    Array.from({ length: DOORS - 1 }, () =>
      open(
        createServer((socket) => server.emit('connection', socket)),
        { ...address, port },
      ),
    ),
  );
  return () => Promise.all(further.map(closed));
}
