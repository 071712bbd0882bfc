import path from 'node:path';
import { z } from 'zod';
import type { Vault } from './vault.ts';

const manifest = z.object({
  name: z.string(),
  takenAt: z.iso.datetime(),
  /** Of the site that made it. */
  version: z.string(),
  /** When the newest migration of its database was written. */
  migratedTo: z.number(),
  /** Under which its values are sealed. */
  secret: z.string(),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.string(),
      digest: z.string(),
    }),
  ),
  sequences: z.array(z.object({ name: z.string(), last: z.string().nullable() })),
  files: z.number(),
  /** Named by a row, and not there: removed while the backup was made, or lost before. */
  missing: z.number(),
});

export type Manifest = z.infer<typeof manifest>;

export const databaseOf = (vault: Vault, name: string) =>
  path.join(vault.folder, name, 'database.sealed');
/** The keys of its files, one a line. */
export const fileListOf = (vault: Vault, name: string) =>
  path.join(vault.folder, name, 'files.sealed');
const manifestOf = (vault: Vault, name: string) => path.join(vault.folder, name, 'manifest.sealed');

export const writeManifest = (vault: Vault, folder: string, what: Manifest) =>
  vault.sealText(manifestOf(vault, folder), `manifest of ${what.name}`, JSON.stringify(what));

export async function readManifest(vault: Vault, name: string): Promise<Manifest> {
  const text = await vault.openText(manifestOf(vault, name), `manifest of ${name}`);
  return manifest.parse(JSON.parse(text));
}
