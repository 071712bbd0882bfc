import type pg from 'pg';
import type { Logger } from '#server/lib/log.ts';
import { doingNow } from '#server/lib/seeing/doing.ts';
import { beginSpan } from '#server/lib/seeing/tracing.ts';
import { beginStatement } from './effects.ts';
import { countSlow, countStatement } from './statement-metrics.ts';
import { shapeOf } from './statement-shape.ts';

export interface Watching {
  log: Logger;
  /** Statements that take as long are told of; 0: none. */
  slowMs: number;
}

type Query = (...given: readonly unknown[]) => unknown;
type Done = (error: Error | null | undefined, result?: unknown) => void;

const textOf = (statement: unknown): string => {
  if (typeof statement === 'string') return statement;
  const isNamed = typeof statement === 'object' && statement !== null && 'text' in statement;
  return isNamed && typeof statement.text === 'string' ? statement.text : '';
};

/** Counts every statement of a connection, and tells of those that take too long, without a value. */
export function watchStatements(client: pg.Client, { log, slowMs }: Watching): void {
  const query = client.query.bind(client) as unknown as Query;

  function begin(statement: unknown): (error?: unknown) => void {
    const began = performance.now();
    const what = doingNow();
    const settled = beginStatement(textOf(statement), client.getTransactionStatus() === 'T');
    const span = beginSpan('postgres', () => ({
      kind: 'client',
      words: { 'db.system.name': 'postgresql', 'db.query.text': shapeOf(textOf(statement)) },
    }));
    return (error) => {
      const ms = performance.now() - began;
      settled(error);
      span?.end({ error });
      countStatement(ms, error ? 'failed' : 'ok');
      if (slowMs === 0 || ms < slowMs) return;
      countSlow();
      log.warn(
        { ms: Math.round(ms), during: what, shape: shapeOf(textOf(statement)) },
        'slow statement',
      );
    };
  }

  const watched: Query = (...given) => {
    const [statement, ...rest] = given;
    // What is handed over whole, a stream or a copy, goes on for as long as it is read.
    if (typeof statement === 'object' && statement !== null && 'submit' in statement) {
      return query(...given);
    }
    const end = begin(statement);
    const last = rest.at(-1);
    if (typeof last === 'function') {
      const done: Done = (error, result) => {
        end(error);
        (last as Done)(error, result);
      };
      return query(statement, ...rest.slice(0, -1), done);
    }
    const answer = query(...given);
    if (answer instanceof Promise) answer.then(() => end(), end);
    return answer;
  };
  client.query = watched as unknown as typeof client.query;
}
