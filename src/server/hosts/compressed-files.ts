import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { digestOf } from '#server/lib/digest.ts';
import { type Compressed, compress, isWorthCompressing } from '#server/lib/variants.ts';
import { waitsForAddress } from './built-pages.ts';

export const STATIC_QUALITY = 9;

const COMPRESSIBLE = new Set([
  '.html',
  '.js',
  '.css',
  '.json',
  '.xml',
  '.txt',
  '.svg',
  '.webmanifest',
]);

export const isCompressible = (file: string): boolean => COMPRESSIBLE.has(path.extname(file));

/** Beside the built files, by what is in them: what another build left there is never taken for theirs. */
const folderOf = (root: string) => path.join(root, '../compressed');

/** An encoder takes megabytes: hundreds at once would need more memory than all else together. */
const AT_ONCE = 4;

/** Does a thing for each, a few at a time. */
export async function eachOf<T>(items: readonly T[], task: (item: T) => Promise<unknown>) {
  const left = [...items];
  const lane = async () => {
    for (let item = left.pop(); item !== undefined; item = left.pop()) await task(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}

/** Every file below a folder. */
export async function filesBelow(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** As the build left it, else compressed now. */
export async function readCompressed(root: string, body: Buffer): Promise<Compressed> {
  const at = path.join(folderOf(root), digestOf(body));
  try {
    return { br: await readFile(`${at}.br`), gzip: await readFile(`${at}.gz`) };
  } catch {
    return compress(body, STATIC_QUALITY);
  }
}

/** Compresses every built file that is sent as it is, so that no start of the site has to. */
export async function compressAll(root: string): Promise<void> {
  const folder = folderOf(root);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await eachOf((await filesBelow(root)).filter(isCompressible), async (file) => {
    const body = await readFile(file);
    if (!isWorthCompressing(body) || waitsForAddress(file, body)) return;
    const at = path.join(folder, digestOf(body));
    const { br, gzip } = await compress(body, STATIC_QUALITY);
    await writeFile(`${at}.br`, br);
    await writeFile(`${at}.gz`, gzip);
  });
}

export function compressFiles(): AstroIntegration {
  return {
    name: 'compressed-files',
    hooks: { 'astro:build:done': ({ dir }) => compressAll(fileURLToPath(dir)) },
  };
}
