import { aSession, insertPerson } from '#tests/builders/index.ts';
import { type BenchCall, groupsPerSecond, PGBENCH, requestsPerSecond, WRK } from './load.ts';
import { serveApi, withDatabase } from './scratch-database.ts';
import { end } from './shell.ts';
import { statementsOf } from './statements.ts';

const CONNECTIONS = 16;
const PEOPLE = 40;

export interface AccountRow {
  call: string;
  endpoint: number;
  floor: number;
}

const CALLS: Record<string, (id: number) => string> = {
  'Sessions of the caller': () => '/api/auths/sessions',
  Profile: (id) => `/api/profile/${id}`,
  Notifications: (id) => `/api/propertyverification/getnotification/${id}`,
  Dashboard: (id) => `/api/dashboard/userdashboard/${id}`,
};

/** Calls behind the token, session lookup included, against pgbench with the same SQL. */
export async function benchAccounts(): Promise<AccountRow[] | string> {
  if (!WRK || !PGBENCH)
    return 'Skipped: wrk and pgbench are needed (Debian: apt-get install -y wrk postgresql).';
  return withDatabase(async (db, url) => {
    const people: { id: number; headers: Record<string, string> }[] = [];
    for (let i = 0; i < PEOPLE; i++) {
      const { id } = await insertPerson(db);
      people.push({ id, headers: (await aSession(db, id)).headers });
    }
    const { base, host } = await serveApi(url);
    const found: AccountRow[] = [];
    for (const [call, pathOf] of Object.entries(CALLS)) {
      const calls: BenchCall[] = people.map(({ id, headers }) => ({ path: pathOf(id), headers }));
      const groups = await statementsOf(db, calls);
      const endpoint = await requestsPerSecond(base, calls, CONNECTIONS);
      const floor = await groupsPerSecond(url, groups, CONNECTIONS);
      found.push({ call, endpoint, floor });
      process.stderr.write(`${call}: ${endpoint.toFixed(0)} of ${floor.toFixed(0)}\n`);
    }
    await end(host);
    return found;
  });
}
