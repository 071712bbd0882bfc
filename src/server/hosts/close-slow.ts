import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

interface Patience {
  /** How often connections are looked at. */
  lookMs: number;
  /** For how long one may bring or take too little. */
  slowMs: number;
  /** What is enough of a body in that time: a telephone on the edge of a network sends more. */
  leastBytes: number;
}

const USUAL: Patience = { lookMs: 5_000, slowMs: 20_000, leastBytes: 8_192 };

interface Pace {
  read: number;
  readSince: number;
  /** The latest, whose body may still be coming. */
  request?: IncomingMessage;
  response?: ServerResponse;
}

/**
 * Closes connections whose body comes in drops, and those whose answer is not read: each holds
 * memory, and the time for a whole request alone would give it minutes. A stream on which nothing
 * happens has nothing to send, and stays.
 */
export function closeSlow(server: Server, patience: Patience = USUAL): void {
  const { lookMs, slowMs, leastBytes } = patience;
  const paces = new Map<Socket, Pace>();

  function isSlow(socket: Socket, pace: Pace, now: number): boolean {
    const isSending = pace.request?.complete === false && !pace.request.destroyed;
    if (!isSending || socket.bytesRead - pace.read >= leastBytes) {
      pace.read = socket.bytesRead;
      pace.readSince = now;
    }
    return now - pace.readSince >= slowMs;
  }

  server.on('connection', (socket: Socket) => {
    paces.set(socket, { read: 0, readSince: performance.now() });
    socket.once('close', () => paces.delete(socket));
  });
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const pace = paces.get(request.socket);
    if (!pace) return;
    Object.assign(pace, { request, response });
    pace.read = request.socket.bytesRead;
    pace.readSince = performance.now();
  });
  // Nothing has come or gone for so long, or a connection has been idle for as long as one may be.
  server.setTimeout(slowMs, (socket) => {
    const { response } = paces.get(socket) ?? {};
    const isIdle = !response || response.writableFinished;
    if (isIdle || socket.writableLength > 0) socket.destroy();
  });
  const timer = setInterval(() => {
    const now = performance.now();
    for (const [socket, pace] of paces) if (isSlow(socket, pace, now)) socket.destroy();
  }, lookMs);
  timer.unref();
  server.once('close', () => clearInterval(timer));
}
