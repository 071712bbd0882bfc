import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { scratchFolder } from '#tests/scratch-folder.ts';
import { find, output } from './shell.ts';

export const WRK = find('wrk');
export const PGBENCH = find('pgbench');
const SECONDS = 6;

export interface BenchCall {
  path: string;
  headers?: Record<string, string>;
  /** What is posted; without it the call is a GET. */
  body?: unknown;
}

const luaTable = (record: Record<string, string>) =>
  `{${Object.entries(record)
    .map(([name, value]) => `[${JSON.stringify(name)}]=${JSON.stringify(value)}`)
    .join(',')}}`;

export interface Load {
  /** Requests a second. */
  rate: number;
  /** Milliseconds within which 99 of 100 were answered. */
  p99: number;
}

/** Requests a second over keep-alive connections, cycling through the calls. */
export const requestsPerSecond = async (
  base: string,
  calls: readonly BenchCall[],
  connections: number,
): Promise<number> => (await underLoad(base, calls, connections)).rate;

const MILLISECONDS: Record<string, number> = { us: 0.001, ms: 1, s: 1_000 };

/** The same, with how long the slowest took. */
export async function underLoad(
  base: string,
  calls: readonly BenchCall[],
  connections: number,
  seconds = SECONDS,
): Promise<Load> {
  if (!WRK) throw new Error('wrk is not installed');
  const script = path.join(await scratchFolder('bench'), 'paths.lua');
  const list = calls
    .map(({ path: at, headers = {} }) => `{${JSON.stringify(at)}, ${luaTable(headers)}}`)
    .join(',\n');
  await writeFile(
    script,
    `local calls = {${list}}\nlocal at = 0\nrequest = function() at = at % #calls + 1; return wrk.format("GET", calls[at][1], calls[at][2]) end\n`,
  );
  const said = await output(WRK, [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--latency',
    '-s',
    script,
    base,
  ]).finally(() => rm(path.dirname(script), { recursive: true, force: true }));
  const failed = /Non-2xx or 3xx responses: (\d+)/.exec(said);
  if (failed) throw new Error(`${failed[1]} failed answers of ${base}${calls[0]?.path}`);
  const [, p99, unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s)/.exec(said) ?? [];
  return {
    rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1]),
    p99: Number(p99) * (MILLISECONDS[unit] ?? 1),
  };
}

export interface Statement {
  text: string;
  values: unknown[];
}

/** A string of SQL without a colon in it, which pgbench would take for a variable of its own. */
const quoted = (text: string) =>
  `E'${text.replaceAll('\\', '\\\\').replaceAll("'", "''").replaceAll(':', '\\x3a')}'`;

/** Values become quoted literals, which Postgres reads by context as it reads parameters. */
function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (value instanceof Date) return quoted(value.toISOString());
  if (Buffer.isBuffer(value)) return quoted(`\\x${value.toString('hex')}`);
  if (Array.isArray(value))
    return quoted(`{${value.map((item) => JSON.stringify(item)).join(',')}}`);
  return quoted(String(value));
}

/** Strings that the statement has of its own, such as the form of a date. */
const withoutColons = (text: string) =>
  text.replace(/(?<!E)'((?:[^']|'')*)'/g, (whole, inner: string) =>
    inner.includes(':') ? quoted(inner.replaceAll("''", "'")) : whole,
  );

const inlined = ({ text, values }: Statement) =>
  `${withoutColons(text)
    .replace(/\$(\d+)/g, (_, n: string) => literal(values[Number(n) - 1]))
    .replace(/\s+/g, ' ')
    .trim()};`;

/** The same statements by pgbench: groups a second, one group for each call of the endpoint. */
export async function groupsPerSecond(
  url: string,
  groups: readonly Statement[][],
  connections: number,
  seconds = SECONDS,
): Promise<number> {
  if (!PGBENCH) throw new Error('pgbench is not installed');
  const folder = await scratchFolder('bench');
  const files = await Promise.all(
    groups.map(async (statements, i) => {
      const file = path.join(folder, `${i}.sql`);
      await writeFile(file, `${statements.map(inlined).join('\n')}\n`);
      return ['-f', file];
    }),
  );
  const said = await output(PGBENCH, [
    '-n',
    '-M',
    'prepared',
    `-c${connections}`,
    '-j1',
    `-T${seconds}`,
    ...files.flat(),
    url,
  ]).finally(() => rm(folder, { recursive: true, force: true }));
  return Number(/tps = ([\d.]+)/.exec(said)?.[1]);
}
