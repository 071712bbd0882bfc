import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** Below what the system gives to those who ask for any port and to connections going out. */
const FIRST = 20_000;
const PAIRS = 6_000;
const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

async function listenAt(port: number): Promise<Server | undefined> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
    return server;
  } catch (error) {
    if (isTaken(error)) return undefined;
    throw error;
  }
}

// Processes begin at places of their own, so that they seldom try each other's.
let next = (process.pid * 37) % PAIRS;

/**
 * A port nobody listens on, nor will before this process ends: whoever stops and starts again finds it
 * free. Of each two ports the first is given out, and the second held as a sign that it is.
 */
export async function freePort(): Promise<number> {
  for (let tried = 0; tried < PAIRS; tried++) {
    const port = FIRST + 2 * next;
    next = (next + 1) % PAIRS;
    const sign = await listenAt(port + 1);
    if (!sign) continue;
    sign.unref();
    const probe = await listenAt(port);
    if (!probe) {
      sign.close();
      continue;
    }
    probe.close();
    await once(probe, 'close');
    return port;
  }
  throw new Error('no port is free');
}
