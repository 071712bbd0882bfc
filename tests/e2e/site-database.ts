import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import type { Member } from './members.ts';

/** Where the site under test says in which folder it keeps its data. */
export const siteFolderFile = (port: number): string =>
  path.resolve(`test-results/site-${port}.txt`);

/** Asks the database of the site under test: what no screen shows, or days that pass. */
export async function query<Row extends pg.QueryResultRow>(
  text: string,
  values: unknown[] = [],
  sitePort = Number(process.env.E2E_PORT ?? 4399),
): Promise<Row[]> {
  const folder = await readFile(siteFolderFile(sitePort), 'utf8');
  const { port, password } = JSON.parse(await readFile(`${folder}/postgres.json`, 'utf8'));
  const client = new pg.Client({
    connectionString: `postgres://postgres:${password}@127.0.0.1:${port}/propertysearch`,
  });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** The first day of somebody's bank accounts is over, so that they may be paid. */
export async function firstDayIsOver({ id }: Member): Promise<void> {
  await query(
    `update bank_accounts set created_at = created_at - interval '2 days' where person_id = $1`,
    [id],
  );
}
