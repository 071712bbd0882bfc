import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from '#server/lib/log.ts';

/**
 * Gives a request its id, and writes it into the log once it is answered.
 * @param loggable how the path of a call that led to nothing may stand there.
 */
export function logRequest(
  log: Logger,
  req: IncomingMessage,
  res: ServerResponse,
  loggable: (path: string) => string,
): string {
  const requestId = randomUUID();
  res.setHeader('x-request-id', requestId);
  const started = performance.now();
  res.on('close', () => {
    const ms = Math.round((performance.now() - started) * 10) / 10;
    const { statusCode: status } = res;
    const path = req.url?.split('?')[0] ?? '';
    const found = res.headersSent && (status < 300 || status === 304);
    log[status >= 500 ? 'error' : 'debug'](
      { requestId, method: req.method, url: found ? path : loggable(path), status, ms },
      'request',
    );
  });
  return requestId;
}
