import { createContext } from '#server/context.ts';
import type { Database } from '#server/db/client.ts';
import { readEnv } from '#server/env.ts';
import { ROUTES } from '#server/features/routes.ts';
import { createApi } from '#server/http/api.ts';
import { createLogger } from '#server/log.ts';
import type { BenchCall, Statement } from './load.ts';
import { SECRET_KEY } from './scratch-database.ts';

/** The statements that each call makes, in the calls' order. */
export async function statementsOf(
  db: Database,
  calls: readonly BenchCall[],
): Promise<Statement[][]> {
  const groups: Statement[][] = [];
  const real = db.$client.query.bind(db.$client);
  const heard = (...args: unknown[]) => {
    const [query, values] = args as [Statement, unknown[] | undefined];
    groups.at(-1)?.push({ text: query.text, values: values ?? query.values ?? [] });
    return Reflect.apply(real, db.$client, args);
  };
  Reflect.set(db.$client, 'query', heard);
  const context = createContext(db, readEnv({ SECRET_KEY }), createLogger('silent'));
  const api = createApi(ROUTES, context);
  const ask = ({ path, headers = {} }: BenchCall) =>
    api.fetch(new Request(`http://bench${path}`, { headers }), {
      requestId: 'bench',
      address: 'bench',
    });
  // The first call also reads the gazetteer into memory; it is not part of what is measured.
  if (calls[0]) await ask(calls[0]);
  for (const call of calls) {
    groups.push([]);
    const answer = await ask(call);
    if (!answer.ok) throw new Error(`${call.path}: ${answer.status} ${await answer.text()}`);
  }
  Reflect.set(db.$client, 'query', real);
  return groups;
}
