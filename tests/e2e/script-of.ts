import { gzipSync } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';

const ATTRIBUTE = /<script[^>]*\bsrc="([^"]+)"/g;
const INLINE = /<script(?![^>]*\bsrc=)(?![^>]*json)[^>]*>(.*?)<\/script>/gs;
const IMPORT = /\b(?:from|import)\s*"([^"]+\.js)"/g;

const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, match = '']) => match);

/** Bytes, compressed, of the script a page carries beside its islands, with all that it imports at once. */
export async function scriptOf(request: APIRequestContext, html: string): Promise<number> {
  const inline = found(html, INLINE).join('\n');
  const weights = new Map<string, number>();
  const weigh = async (path: string): Promise<void> => {
    if (weights.has(path)) return;
    weights.set(path, 0);
    const response = await request.get(path);
    if (!response.ok()) throw new Error(`${path} answers ${response.status()}`);
    const code = await response.text();
    weights.set(path, gzipSync(code).length);
    for (const next of found(code, IMPORT)) await weigh(new URL(next, response.url()).pathname);
  };
  for (const path of [...found(html, ATTRIBUTE), ...found(inline, IMPORT)]) await weigh(path);
  return gzipSync(inline).length + [...weights.values()].reduce((sum, bytes) => sum + bytes, 0);
}
