import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Doing, whileDoing } from '#server/lib/seeing/doing.ts';
import { beginSpan } from '#server/lib/seeing/tracing.ts';

/** Answers a request: what is done meanwhile is known to be done for it. */
export function whileRequest(
  req: IncomingMessage,
  res: ServerResponse,
  doing: Doing,
  answer: () => Promise<void>,
): Promise<void> {
  const method = req.method ?? 'GET';
  const span = beginSpan(method, () => ({
    kind: 'server',
    words: { 'http.request.method': method },
    headers: req.headers,
  }));
  if (!span) return whileDoing(doing, answer);
  res.on('close', () => {
    const { statusCode } = res;
    span.end({
      name: `${method} ${doing.what}`,
      words: { 'http.route': doing.what, 'http.response.status_code': statusCode },
      ...(statusCode >= 500 && { error: statusCode }),
    });
  });
  return whileDoing(doing, () => span.run(answer));
}
