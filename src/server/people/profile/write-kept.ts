import type { Say } from '#server/lib/text-stream.ts';
import { type Kept, Many, type One } from './kept.ts';

async function writeMany(many: Many, say: Say): Promise<void> {
  let before = '[';
  for await (const rows of many.pieces()) {
    if (rows.length === 0) continue;
    await say(before + rows.map((row) => `\n${JSON.stringify(row)}`).join(','));
    before = ',';
  }
  await say(before === '[' ? '[]' : ']');
}

async function write(kept: Kept | One | Many, say: Say): Promise<void> {
  if (kept instanceof Many) return writeMany(kept, say);
  if (typeof kept === 'function') return say(JSON.stringify((await kept()) ?? null));
  return writeKept(kept, say);
}

/** All of it as JSON, a row a line, asked for as it is written. */
export async function writeKept(kept: Kept, say: Say): Promise<void> {
  let before = '{\n';
  for (const [name, one] of Object.entries(kept)) {
    await say(`${before}${JSON.stringify(name)}: `);
    await write(one, say);
    before = ',\n';
  }
  await say(before === '{\n' ? '{}' : '\n}');
}
