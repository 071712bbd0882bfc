import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { type Frame, readFrames } from './frames.ts';
import type { Manifest } from './manifest.ts';
import { quoted } from './tables.ts';

interface Constraint {
  table: string;
  name: string;
  definition: string;
}

/** Rows come table by table, not in the order in which they name each other. */
async function dropReferences(client: pg.Client): Promise<Constraint[]> {
  const { rows } = await client.query<Constraint>(
    `select format('%I', r.relname) as table, format('%I', c.conname) as name,
            pg_get_constraintdef(c.oid) as definition
     from pg_constraint c join pg_class r on r.oid = c.conrelid
     where c.contype = 'f' and c.connamespace = 'public'::regnamespace and c.conparentid = 0`,
  );
  for (const { table, name } of rows) {
    await client.query(`alter table public.${table} drop constraint ${name}`);
  }
  return rows;
}

/** The data of one table, up to its end. */
async function* dataOf(frames: AsyncGenerator<Frame>): AsyncGenerator<Buffer> {
  for (;;) {
    const { value, done } = await frames.next();
    if (done) throw new Error('The database of the backup ends in the middle of a table.');
    if ('end' in value) return;
    if ('data' in value) yield value.data;
  }
}

async function copyIn(
  client: pg.Client,
  source: AsyncIterable<Buffer>,
  columns: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  const frames = readFrames(source);
  const left = new Set(columns.keys());
  for (;;) {
    const { value, done } = await frames.next();
    if (done) break;
    const name = 'table' in value ? value.table : '';
    const of = columns.get(name);
    if (!of || !left.delete(name)) throw new Error('The backup does not hold what its list says.');
    await pipeline(
      Readable.from(dataOf(frames)),
      client.query(
        copyFrom(`copy public.${quoted(name)} (${of.map(quoted).join(', ')}) from stdin`),
      ),
    );
  }
  if (left.size > 0) throw new Error(`The backup lacks tables: ${[...left].join(', ')}.`);
}

/**
 * Fills the tables from a backup, in the open transaction of `client`. What triggers would do was
 * done when the rows were first written; what rows refer to is proved at the end.
 */
export async function loadTables(
  client: pg.Client,
  source: AsyncIterable<Buffer>,
  { tables, sequences }: Manifest,
): Promise<void> {
  const names = tables.map(({ name }) => `public.${quoted(name)}`);
  const references = await dropReferences(client);
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  await client.query(`truncate ${names.join(', ')}`);
  await copyIn(client, source, new Map(tables.map(({ name, columns }) => [name, columns])));
  for (const { name, last } of sequences) {
    if (last !== null) {
      await client.query('select setval($1::regclass, $2::bigint)', [
        `public.${quoted(name)}`,
        last,
      ]);
    }
  }
  for (const { table, name, definition } of references) {
    await client.query(`alter table public.${table} add constraint ${name} ${definition}`);
  }
  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
}
