import { open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '#server/core/context.ts';
import { rows } from '#server/db/rows.ts';
import type { Vault } from './vault.ts';

/** Ids only, of those whose data is erased, so that a restore does not bring it back. */
const FILE = 'erased.log';
const line = z.tuple([z.coerce.number().int().positive(), z.string(), z.string()]);

const textOf = (id: number, at: string) => `${id} ${at}`;

export interface Erased {
  id: number;
  /** An id that is given anew after a restore is somebody else’s, of a later day. */
  at: string;
}

/** Whose data was erased, by the log beside the backups. Throws where a line is not ours. */
export async function readErased(vault: Vault): Promise<Erased[]> {
  const text = await readFile(path.join(vault.folder, FILE), 'utf8').catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    },
  );
  // What follows the last line break was cut off in writing, and is written again.
  return text
    .split('\n')
    .slice(0, -1)
    .map((entry) => {
      const [id, at, mark] = line.safeParse(entry.split(' ')).data ?? [];
      if (!id || !at || vault.mark(textOf(id, at)) !== mark) {
        throw new Error(`${FILE} was changed by somebody else: “${entry.slice(0, 60)}”.`);
      }
      return { id, at };
    });
}

/** Writes down beside the backups who has been erased since it was last done; answers how many. */
export async function noteErased({ db }: Context, vault: Vault): Promise<number> {
  const known = new Set((await readErased(vault)).map(({ id, at }) => textOf(id, at)));
  const erased = await rows<{ id: number; at: Date }>(
    db,
    sql`select id, deleted_at as at from people where deleted_at is not null order by deleted_at, id`,
  );
  const fresh = erased
    .map(({ id, at }) => textOf(id, new Date(at).toISOString()))
    .filter((said) => !known.has(said));
  if (fresh.length === 0) return 0;
  const text = fresh.map((said) => `${said} ${vault.mark(said)}\n`).join('');
  const file = await open(path.join(vault.folder, FILE), 'a+', 0o600);
  try {
    const { size } = await file.stat();
    const last = Buffer.alloc(1);
    if (size > 0) await file.read(last, 0, 1, size - 1);
    // The rest of a line that broke off would spoil the next one.
    if (size > 0 && last.toString() !== '\n') await trim(file);
    await file.write(text);
    await file.sync();
  } finally {
    await file.close();
  }
  return fresh.length;
}

async function trim(file: Awaited<ReturnType<typeof open>>): Promise<void> {
  const text = await file.readFile('utf8');
  await file.truncate(Buffer.byteLength(text.slice(0, text.lastIndexOf('\n') + 1)));
}
