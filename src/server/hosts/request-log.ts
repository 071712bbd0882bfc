import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from '#server/lib/log.ts';
import type { Doing } from '#server/lib/seeing/doing.ts';
import { countRequest } from './request-metrics.ts';

/** Of who went before the answer had left. */
const LEFT = 499;

/**
 * Gives a request its id, counts it, and writes it into the log once it is answered.
 * @param doing what it turns out to be for.
 * @param loggable how the path of a call that led to nothing may stand there.
 */
export function logRequest(
  log: Logger,
  req: IncomingMessage,
  res: ServerResponse,
  loggable: (path: string) => string,
  doing: Doing,
): string {
  const requestId = randomUUID();
  res.setHeader('x-request-id', requestId);
  const started = performance.now();
  res.on('close', () => {
    const ms = Math.round((performance.now() - started) * 10) / 10;
    const { statusCode: status } = res;
    countRequest(req.method ?? '', doing.what, res.headersSent ? status : LEFT, ms);
    const path = req.url?.split('?')[0] ?? '';
    const found = res.headersSent && (status < 300 || status === 304);
    // What is not possible just now is told of by whoever found it so, not once a request.
    log[status >= 500 && status !== 503 ? 'error' : 'debug'](
      { requestId, method: req.method, url: found ? path : loggable(path), status, ms },
      'request',
    );
  });
  return requestId;
}
