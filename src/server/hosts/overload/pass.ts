import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LoadKind } from '#contract/lib/load-kind.ts';
import type { Gate, Leave } from './gate.ts';

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Waits until a request may be answered. It takes room from when it is there as a whole until its
 * answer is made: neither who sends nor who reads slowly keeps others out.
 */
export async function pass(
  gate: Gate,
  kind: LoadKind,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  let leave: Leave = await gate.enter(kind, () => res.destroyed);
  let isOver = res.destroyed;
  const end = () => {
    isOver = true;
    leave();
  };
  res.once('prefinish', end).once('close', end);
  if (isOver || kind === 'stream') return leave();
  if (!hasBody(req)) return;
  leave();
  req.once('end', () => {
    if (!isOver) leave = gate.take(kind);
  });
}
