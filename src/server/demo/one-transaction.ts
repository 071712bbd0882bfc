import { drizzle } from 'drizzle-orm/node-postgres';
import type { Client, QueryResult } from 'pg';
import { MINUTE_MS } from '#domain/lib/time/lengths.ts';
import type { Database, Transaction } from '#server/db/client.ts';
import { newClient } from '#server/db/connection.ts';
import * as schema from '#server/db/schema/index.ts';

/** Of several processes that start at once the others wait until one has made the demo. */
const SILENT_MS = 5 * MINUTE_MS;

interface Statement {
  text: string;
  name: string;
}

/** By what each statement is known to a connection. */
const NAMES = new Map<string, string>();

/** Gives a statement a name, so that the database plans once what the past asks a thousand times. */
function named(statement: unknown): Statement {
  const given = typeof statement === 'string' ? { text: statement } : (statement as Statement);
  const { text } = given;
  const name = NAMES.get(text) ?? `demo_${NAMES.size}`;
  NAMES.set(text, name);
  return { ...given, name };
}

const CHANGES =
  /^\s*(?:insert|update|delete|alter|savepoint|release|select (?:set_config|pg_notify|pg_advisory_xact_lock))\b/i;
const ANSWERS = /\breturning\b/i;

/** Whether nobody looks at what the database says to a statement but that it was done. */
const isTold = (text: string): boolean => CHANGES.test(text) && !ANSWERS.test(text);

const DONE: QueryResult = { rows: [], rowCount: null, command: '', oid: 0, fields: [] };

/**
 * A connection on which one thing is done after another, however many ask at once. What asks nothing
 * back is not waited for: it leaves together with the next question, in whose place its failure is
 * told, so that a past of many small changes is a few thousand round trips shorter.
 */
function inOrder(client: Client): Client {
  const { stream } = client.connection;
  let isHeld = false;
  let failure: unknown;

  const send = (statement: Statement, rest: readonly unknown[]): Promise<QueryResult> =>
    Reflect.apply(client.query, client, [statement, ...rest]);

  function tell(statement: Statement, rest: readonly unknown[]): QueryResult {
    if (!isHeld) stream.cork();
    isHeld = true;
    send(statement, rest).catch((error: unknown) => {
      failure ??= error;
    });
    return DONE;
  }

  async function ask(statement: Statement, rest: readonly unknown[]): Promise<QueryResult> {
    const answer = send(statement, rest);
    if (isHeld) stream.uncork();
    isHeld = false;
    const isUndone = statement.text.startsWith('rollback');
    try {
      const result = await answer;
      if (failure !== undefined && !isUndone) throw failure;
      return result;
    } catch (error) {
      throw failure ?? error;
    } finally {
      failure = undefined;
    }
  }

  const query = async (statement: unknown, ...rest: unknown[]): Promise<QueryResult> => {
    const one = named(statement);
    return isTold(one.text) ? tell(one, rest) : ask(one, rest);
  };
  return Object.assign(Object.create(client) as Client, { query });
}

/** Plans of the past: made once for each statement, and no machine code for what is asked a few times. */
const PLANNED_ONCE = 'set plan_cache_mode = force_generic_plan; set jit = off';

/** A transaction on a connection of its own, on which a statement leaves before the last is answered. */
export async function inOneTransaction<T>(
  { $client: pool }: Database,
  work: (tx: Transaction, client: Client) => Promise<T>,
): Promise<T> {
  const client = newClient(pool.directUrl, {
    name: 'propertysearch',
    silentMs: SILENT_MS,
    pipeline: true,
  });
  await client.connect();
  try {
    await client.query(PLANNED_ONCE);
    const ordered = inOrder(client);
    return await drizzle(ordered, { schema }).transaction((tx) => work(tx, ordered));
  } finally {
    await client.end();
  }
}
