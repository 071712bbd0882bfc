import type pg from 'pg';
import { DAY_MS, MINUTE_MS } from '#domain/lib/time/lengths.ts';
import type { Pooled } from '#server/db/address.ts';
import { connect } from '#server/db/client.ts';
import { newClient } from '#server/db/connection.ts';
import { writtenAt } from '#server/db/migrate.ts';
import { createLogger } from '#server/lib/log.ts';
import { type Finding, odd, well, wrong } from './finding.ts';

const LIMIT_MS = 10_000;
const OLDEST = 150_000;
const NEWEST = 190_000;
const EXTENSIONS = ['pg_trgm', 'btree_gist'];
const SKEW_MS = 2_000;
/** Deadlines of bids and codes are off by it. */
const MAX_SKEW_MS = MINUTE_MS;

interface Server {
  version: number;
  said: string;
  encoding: string;
  verbosity: string;
  connections: number;
  only_reads: string;
  makes_databases: boolean;
  size: string;
  extensions: string[];
}

const ABOUT = `
  select current_setting('server_version_num')::int as version,
    current_setting('server_version') as said,
    current_setting('server_encoding') as encoding,
    current_setting('log_error_verbosity') as verbosity,
    current_setting('max_connections')::int as connections,
    current_setting('transaction_read_only') as only_reads,
    (select rolsuper or rolcreatedb from pg_roles where rolname = current_user) as makes_databases,
    pg_size_pretty(pg_database_size(current_database())) as size,
    array(select name::text from pg_available_extensions) as extensions`;

function aboutServer(found: Server, pool: number, isOurs: boolean): Finding[] {
  const findings: Finding[] = [];
  const { version, said, encoding, extensions } = found;
  findings.push(
    version >= OLDEST && version < NEWEST
      ? well(`Postgres ${said}, ${found.size}`)
      : wrong(`Postgres ${said}`, 'Use 15 to 18.'),
  );
  if (encoding !== 'UTF8') {
    findings.push(wrong(`The encoding is ${encoding}`, "Make the database anew: encoding 'UTF8'."));
  }
  const missing = EXTENSIONS.filter((name) => !extensions.includes(name));
  if (missing.length > 0) {
    findings.push(wrong(`No ${missing.join(', ')}`, 'Install the server’s contrib package.'));
  }
  if (found.only_reads === 'on') {
    findings.push(wrong('The server only reads', 'Point DATABASE_URL at the primary.'));
  }
  if (!isOurs && found.verbosity !== 'terse') {
    findings.push(
      odd('The server’s log repeats rows that it refuses', 'Set log_error_verbosity = terse.'),
    );
  }
  if (!found.makes_databases) {
    findings.push(
      odd('No database can be made in which a backup is proved', 'Alter the role: createdb.'),
    );
  }
  // Beside the pool: jobs, what listens, readiness, test mode.
  const wanted = pool + 12;
  if (found.connections < wanted) {
    findings.push(
      odd(
        `${found.connections} connections for a node that takes up to ${wanted}`,
        'Raise max_connections, or lower DATABASE_POOL.',
      ),
    );
  }
  return findings;
}

async function aboutClock(client: pg.Client): Promise<Finding> {
  const before = Date.now();
  const { rows } = await client.query<{ at: Date }>('select clock_timestamp() as at');
  const skew = Math.abs((rows[0]?.at.getTime() ?? 0) - (before + Date.now()) / 2);
  const seconds = (skew / 1_000).toFixed(1);
  const todo = 'Let both machines take their time from NTP.';
  if (skew > MAX_SKEW_MS) return wrong(`The clocks differ by ${seconds} s`, todo);
  return skew > SKEW_MS
    ? odd(`The clocks differ by ${seconds} s`, todo)
    : well('The clock is the database’s');
}

async function aboutSchema(client: pg.Client): Promise<Finding[]> {
  const kept = await client.query("select to_regclass('drizzle.__drizzle_migrations') as name");
  if (kept.rows[0].name === null) return [well('The database is new; the first start fills it')];
  const { rows } = await client.query(
    'select max(created_at)::text as newest from drizzle.__drizzle_migrations',
  );
  const newest = Number(rows[0].newest);
  const known = writtenAt().at(-1) ?? 0;
  if (newest > known) {
    return [wrong('A newer version has upgraded the database', 'Start that version.')];
  }
  if (newest < known)
    return [odd('The database is of an older version', 'The next start upgrades it.')];
  const facts = await client.query("select value from site_facts where name = 'restoring'");
  if (facts.rows[0]) {
    return [
      wrong(`The backup ${facts.rows[0].value} is half restored`, 'Run npm run restore again.'),
    ];
  }
  return [well('The schema is this version’s')];
}

async function aboutBackups(client: pg.Client): Promise<Finding> {
  const { rows } = await client.query<{ at: Date | null; verified: Date | null }>(
    'select max(finished_at) as at, max(verified_at) as verified from backups',
  );
  const { at = null, verified = null } = rows[0] ?? {};
  if (!at) return odd('There is no backup', 'Run npm run backup -- TO --verify.');
  const days = (since: Date) => Math.floor((Date.now() - since.getTime()) / DAY_MS);
  if (days(at) > 1)
    return odd(`The last backup is ${days(at)} days old`, 'See why: table backups.');
  return verified && days(verified) < 14
    ? well('Backups are made, and one was proved lately')
    : odd('No backup was proved for a fortnight', 'Run npm run backup -- TO --verify.');
}

/** @param isOurs whether it is the embedded one. */
export async function lookAtDatabase(
  url: string,
  pool: number,
  isOurs: boolean,
): Promise<Finding[]> {
  const client = newClient(url, {
    name: 'propertysearch doctor',
    silentMs: LIMIT_MS,
    connectMs: LIMIT_MS,
  });
  try {
    await client.connect();
    const { rows } = await client.query<Server>(ABOUT);
    const findings = rows.flatMap((found) => aboutServer(found, pool, isOurs));
    findings.push(await aboutClock(client));
    const schema = await aboutSchema(client);
    findings.push(...schema);
    const isCurrent = schema.every(({ state }) => state === 'well');
    const made = await client.query("select to_regclass('public.backups') as name");
    if (isCurrent && made.rows[0].name !== null) findings.push(await aboutBackups(client));
    return findings;
  } catch (error) {
    const reason = error instanceof Error && error.message ? error.message : 'nobody listens';
    return [
      wrong(
        `The database at ${new URL(url).host} cannot be used: ${reason}`,
        'Start it, or correct DATABASE_URL.',
      ),
    ];
  } finally {
    await client.end().catch(() => undefined);
  }
}

interface Pooling {
  database: string;
  limit: string;
  writes: boolean;
}

const POOLING = `select current_database() as database, current_setting('statement_timeout') as "limit",
  current_setting('transaction_read_only') = 'off' as writes`;

const askPooling = async (url: string | Pooled) => {
  const { $client: pool } = connect(url, 1, createLogger('silent'));
  try {
    return (await pool.query<Pooling>(POOLING)).rows[0];
  } finally {
    await pool.end();
  }
};

/** Whether the pooler leads to the same database, and somebody ends what takes too long there. */
export async function lookAtPooler(address: Pooled): Promise<Finding> {
  const { host } = new URL(address.pooled);
  try {
    const [pooled, direct] = await Promise.all([askPooling(address), askPooling(address.direct)]);
    if (pooled?.database !== direct?.database || pooled?.writes !== direct?.writes) {
      return wrong(
        `The pooler at ${host} leads to another database than DATABASE_DIRECT_URL`,
        'Correct one of the two.',
      );
    }
    return pooled?.limit === '0'
      ? odd(
          `Through the pooler at ${host} a statement may take for ever`,
          "Add connect_query='set statement_timeout = 30000' to its database.",
        )
      : well(`The pooler at ${host} leads to the database`);
  } catch (error) {
    const reason = error instanceof Error && error.message ? error.message : 'nobody listens';
    return wrong(
      `The pooler at ${host} cannot be used: ${reason}`,
      'Start it, or correct DATABASE_URL.',
    );
  }
}
