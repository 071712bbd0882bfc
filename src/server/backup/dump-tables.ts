import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { dataFrame, endFrame, tableFrame } from './frames.ts';
import { quoted } from './tables.ts';

/** Every table of `columns` as COPY tells it, in the transaction of `client`. */
export async function* dumpTables(
  client: pg.Client,
  columns: ReadonlyMap<string, readonly string[]>,
): AsyncGenerator<Buffer> {
  for (const [name, of] of columns) {
    yield tableFrame(name);
    const copy = client.query(
      copyTo(`copy public.${quoted(name)} (${of.map(quoted).join(', ')}) to stdout`),
    );
    for await (const bytes of copy) yield dataFrame(bytes as Buffer);
    yield endFrame();
  }
}
