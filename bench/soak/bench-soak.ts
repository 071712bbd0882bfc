import { readdir } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { memoryOf } from '#bench/memory.ts';
import { withSite } from '#bench/with-site.ts';
import { postgresOf } from '#tests/system/site-postgres.ts';
import { type Sample, type Slope, slopesOf } from './slopes.ts';

const HANDS = 8;
const SAMPLES = 60;
const MEGABYTE = 1_048_576;
const BUYER = { email: 'buyer@propertysearch.test', password: 'Demo@12345' };

export interface Soak {
  minutes: number;
  asked: number;
  /** Answers of 500 and above, and broken connections. */
  failed: number;
  slopes: Slope[];
}

const DATABASE = `
  select (select count(*) from pg_stat_activity where datname = current_database())::int as connections,
    pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as wal,
    pg_database_size(current_database())::float8 as size`;
const TABLES = `select relname as name, pg_total_relation_size(relid)::float8 as bytes
  from pg_stat_user_tables order by 2 desc limit 8`;

async function sample(
  pid: number,
  postgres: Awaited<ReturnType<typeof postgresOf>>,
): Promise<Record<string, number>> {
  const memory = await memoryOf(pid, 'VmRSS');
  const open = await readdir(`/proc/${pid}/fd`);
  return postgres.run(async (client) => {
    const { rows } = await client.query(DATABASE);
    const { rows: tables } = await client.query<{ name: string; bytes: number }>(TABLES);
    const { connections, wal, size } = rows[0];
    return {
      'Memory, MB': memory,
      Descriptors: open.length,
      'Connections to Postgres': connections,
      'WAL, MB': wal / MEGABYTE,
      'Database, MB': size / MEGABYTE,
      ...Object.fromEntries(
        tables.map(({ name, bytes }) => [`Table ${name}, MB`, bytes / MEGABYTE]),
      ),
    };
  });
}

/** What people do: mostly look, now and then keep a home and let it go again. */
async function traffic(base: string, isOver: () => boolean, tell: (ok: boolean) => void) {
  const json = { 'content-type': 'application/json' };
  const ask = async (path: string, init: RequestInit = {}): Promise<Response | undefined> => {
    const answer = await fetch(base + path, init).catch(() => undefined);
    await answer?.clone().arrayBuffer();
    tell(answer !== undefined && answer.status < 500);
    return answer;
  };
  const signedIn = await ask('/api/auths/login', {
    method: 'POST',
    headers: json,
    body: JSON.stringify(BUYER),
  });
  if (!signedIn?.ok) throw new Error('The demo’s buyer could not sign in');
  const { token } = (await signedIn.json()) as { token: string };
  const headers = { ...json, authorization: token };
  const homes: number[] = [];
  const acts = [
    async (at: number) => {
      const listed = await ask(`/api/property/propertylist?page=${1 + (at % 20)}`);
      if (!listed?.ok) return;
      const { data } = (await listed.json()) as { data: { propertydata: { id: number } }[] };
      homes.splice(0, homes.length, ...data.map(({ propertydata }) => propertydata.id));
    },
    (at: number) => ask(`/PropertyListHome?type=Buy&bedrooms=${1 + (at % 4)}&page=${1 + (at % 9)}`),
    (at: number) => ask(`/ViewSingleProperty/${homes[at % (homes.length || 1)] ?? 1}`),
    (at: number) => ask(`/api/property/facets?bedrooms=${1 + (at % 4)}`),
    (at: number) =>
      ask('/api/property/shortlist', {
        method: 'POST',
        headers,
        body: JSON.stringify({ propertyid: homes[at % (homes.length || 1)] ?? 1 }),
      }),
  ];
  for (let at = 0; !isOver(); at++) await acts[at % acts.length]?.(at);
}

/** Plays traffic on a demo site for so long, and says what grows meanwhile and how fast. */
export const benchSoak = (minutes: number): Promise<Soak> =>
  withSite(async (base, pid, folder) => {
    const postgres = await postgresOf(folder);
    let [asked, failed, isOver] = [0, 0, false];
    const tell = (ok: boolean) => {
      asked++;
      if (!ok) failed++;
    };
    const hands = Array.from({ length: HANDS }, () => traffic(base, () => isOver, tell));
    const samples: Sample[] = [];
    for (let i = 0; i <= SAMPLES; i++) {
      const at = (minutes * i) / SAMPLES;
      samples.push({ minutes: at, values: await sample(pid, postgres) });
      if (i < SAMPLES) await pause((minutes * 60_000) / SAMPLES);
    }
    isOver = true;
    await Promise.all(hands);
    return { minutes, asked, failed, slopes: slopesOf(samples) };
  });
