import type { Database } from '#server/db/client.ts';
import { openContext } from '#server/hosts/compose.ts';
import { createApi } from '#server/http/api.ts';
import { readEnv } from '#server/lib/env.ts';
import { createLogger } from '#server/lib/log.ts';
import { ROUTES } from '#server/routes.ts';
import type { BenchCall, Statement } from './load.ts';
import { SECRET_KEY } from './scratch-database.ts';

type Query = (...args: unknown[]) => unknown;

/** Writes down what goes through a `query` until told to stop; `sent` may send something else. */
function overhear(
  holder: { query: unknown },
  heard: (statement: Statement) => void,
  sent: (text: string) => string,
): () => void {
  const real = holder.query as Query;
  const hear: Query = (...args) => {
    const [query, values] = args as [Partial<Statement> | string, unknown[] | undefined];
    const text = sent(typeof query === 'string' ? query : (query.text ?? ''));
    heard({ text, values: values ?? (typeof query === 'string' ? [] : (query.values ?? [])) });
    const same = typeof query === 'string' ? text : Object.assign(query, { text });
    return Reflect.apply(real, holder, [same, ...args.slice(1)]);
  };
  holder.query = hear;
  return () => {
    holder.query = real;
  };
}

/**
 * The statements that each call makes, in the calls' order. Nothing of a transaction stays: it is
 * rolled back where it would commit, when the statements are played again and, unless it `stays`, here.
 */
export async function statementsOf(
  db: Database,
  calls: readonly BenchCall[],
  { stays = false } = {},
): Promise<Statement[][]> {
  const groups: Statement[][] = [];
  const undone = (text: string) => (/^commit$/i.test(text.trim()) ? 'rollback' : text);
  const heard = ({ text, values }: Statement) =>
    groups.at(-1)?.push({ text: undone(text), values });
  const sent = (text: string) => (stays ? text : undone(text));
  const pool = db.$client;
  const stop = overhear(pool, heard, sent);
  const connect = pool.connect.bind(pool);
  Reflect.set(pool, 'connect', async (callback?: Parameters<typeof connect>[0]) => {
    // So the pool itself fetches a client for a single statement, which is heard already.
    if (callback) return connect(callback);
    const client = await connect();
    const stopClient = overhear(client, heard, sent);
    const release = client.release.bind(client);
    client.release = (broken) => {
      stopClient();
      client.release = release;
      release(broken);
    };
    return client;
  });
  const context = {
    ...openContext(db, readEnv({ SECRET_KEY }), createLogger('silent')),
    background: { run: () => undefined, idle: async () => undefined },
  };
  const api = createApi(ROUTES, context);
  const ask = ({ path, headers = {}, body }: BenchCall) =>
    api.fetch(
      new Request(`http://bench${path}`, {
        headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      }),
      { requestId: 'bench', address: 'bench' },
    );
  try {
    // The first call also reads the gazetteer into memory; it is not part of what is measured.
    if (calls[0]) await ask(calls[0]);
    for (const call of calls) {
      groups.push([]);
      const answer = await ask(call);
      if (!answer.ok) throw new Error(`${call.path}: ${answer.status} ${await answer.text()}`);
    }
  } finally {
    stop();
    Reflect.set(pool, 'connect', connect);
  }
  return groups;
}
