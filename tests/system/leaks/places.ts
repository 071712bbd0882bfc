import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import type { Place } from './secrets-used.ts';

/** Every name and text in a value of JSON. */
function leaves(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [name, ...leaves(inner)]);
}

const withoutPositions = (text: string) => text.replace(/:\d+:\d+\b/g, '');

/** The texts of a JSON document without its numbers; any other text as it is. */
export function textsOf(text: string): string {
  try {
    return withoutPositions(leaves(JSON.parse(text)).join('\n'));
  } catch {
    return withoutPositions(text);
  }
}

/** Each line of what a process wrote. */
export function placesOfOutput(name: string, output: string): Place[] {
  return output.split('\n').map((text) => {
    const message = /"msg":"([^"]*)"/.exec(text)?.[1];
    return { where: message ? `${name}, “${message}”` : name, text, words: textsOf(text) };
  });
}

/** Postgres's own log without its times, processes and counts of pages. */
export function placesOfServerLog(log: string): Place[] {
  return log
    .split('\n')
    .filter((line) => !/LOG: {2}checkpoint complete/.test(line))
    .map((line) => ({
      where: 'Postgres’s log',
      text: line,
      words: line.replace(/^[\d-]+ [\d:.]+ \w+ \[\d+\]/, '').replace(/\bPID \d+/g, ''),
    }));
}

const WORDY = /^(text|character|"char"|name|json|xml|ARRAY|USER-DEFINED|bytea)/;

const bytesOf = (cell: unknown) =>
  typeof cell === 'string' && cell.startsWith('\\x')
    ? Buffer.from(cell.slice(2), 'hex')
    : undefined;

/** A cell as it stands, and its bytes as text where it has any. */
function cellTexts(cell: unknown): string[] {
  const bytes = bytesOf(cell);
  return bytes
    ? [bytes.toString('latin1'), bytes.toString('utf8')]
    : [textsOf(JSON.stringify(cell))];
}

/** Every row of every table but Postgres's own. */
export async function placesOfDatabase(client: pg.Client): Promise<Place[]> {
  const { rows: columns } = await client.query(
    `select table_schema as schema, table_name as name, column_name as column, data_type as type
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const tables = Map.groupBy(columns, ({ schema, name }) => `"${schema}"."${name}"`);
  const places: Place[] = [];
  for (const [table, itsColumns] of tables) {
    const { rows } = await client.query(`select row_to_json(t)::text as row from ${table} t`);
    const wordy = itsColumns.filter(({ type }) => WORDY.test(type)).map(({ column }) => column);
    for (const { row } of rows) {
      const cells = JSON.parse(row);
      const bytes = Object.values(cells).filter(bytesOf).flatMap(cellTexts);
      places.push({ where: `a row of ${table}`, text: [row, ...bytes].join('\n'), words: '' });
      for (const column of wordy) {
        const words = cellTexts(cells[column]).join('\n');
        places.push({ where: `${table}.${column}`, text: words, words });
      }
    }
  }
  return places;
}

/** Every file of a folder, by its name and its content, but for those at `except`. */
export async function placesOfFolder(folder: string, except: RegExp): Promise<Place[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  const places = files.map(async (file) => {
    const content = except.test(file) ? '' : await readFile(path.join(folder, file), 'latin1');
    const text = `${file}\n${content}`;
    return { where: `the file ${file}`, text, words: text };
  });
  return Promise.all(places);
}
