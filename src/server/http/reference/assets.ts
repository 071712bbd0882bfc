import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Context } from 'hono';
import { keptAnswer } from '#server/http/kept-answer.ts';

/** As its package has it, built for browsers. */
const SCALAR = path.resolve(
  import.meta.dirname,
  '../../../../node_modules/@scalar/api-reference/dist/browser',
);

const OWN: Readonly<Record<string, string>> = {
  'start.js': path.join(import.meta.dirname, 'start.js'),
  'reference.css': path.join(import.meta.dirname, 'reference.css'),
};

/** The names of the package's files carry what is in them, but for where they begin. */
const FILE = /^(?:standalone\.esm\.js|chunks\/[\w.-]+\.js)$/;
const YEAR = 'public, max-age=31536000, immutable';

const kept = new Map<string, (c: Context) => Promise<Response>>();

function fileOf(name: string): string | undefined {
  if (Object.hasOwn(OWN, name)) return OWN[name];
  return FILE.test(name) && !name.includes('..') ? path.join(SCALAR, name) : undefined;
}

/** A file of the reference page, by its name; undefined where there is none of that name. */
export async function referenceFile(name: string, c: Context): Promise<Response | undefined> {
  const file = fileOf(name);
  const known = kept.get(name);
  if (!file || known) return known?.(c);
  const bytes = await readFile(file).catch(() => undefined);
  if (!bytes) return undefined;
  const type = name.endsWith('.css') ? 'text/css' : 'text/javascript';
  const caching = name.startsWith('chunks/') ? YEAR : undefined;
  const answer = keptAnswer(`${type}; charset=utf-8`, () => bytes, caching);
  kept.set(name, answer);
  return answer(c);
}
