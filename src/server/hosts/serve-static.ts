import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import path from 'node:path';
import { type Variants, variantsOf } from '#server/lib/variants.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};
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

/** Sends the best encoding the browser takes, or 304 when it has this very body. */
export function sendVariants(
  req: IncomingMessage,
  res: ServerResponse,
  variants: Variants,
  status = 200,
): void {
  const accepted = req.headers['accept-encoding'];
  let chosen = variants.identity;
  if (accepted) {
    if (variants.br && accepted.includes('br')) chosen = variants.br;
    else if (variants.gzip && accepted.includes('gzip')) chosen = variants.gzip;
  }
  if (status === 200 && req.headers['if-none-match'] === chosen.headers.etag) {
    const { 'content-length': _, 'content-encoding': __, ...headers } = chosen.headers;
    res.writeHead(304, headers).end();
    return;
  }
  res.writeHead(status, chosen.headers);
  res.end(req.method === 'HEAD' ? undefined : chosen.body);
}

/** Reads a built folder into memory; `headersFor` adds what a path needs beside its type. */
export async function loadStatic(
  root: string,
  headersFor: (urlPath: string) => OutgoingHttpHeaders,
  quality: number,
): Promise<Map<string, Variants>> {
  const files = new Map<string, Variants>();
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const file = path.join(entry.parentPath, entry.name);
        const urlPath = `/${path.relative(root, file).split(path.sep).join('/')}`;
        const ending = path.extname(file);
        const headers = {
          'content-type': TYPES[ending] ?? 'application/octet-stream',
          ...headersFor(urlPath),
        };
        files.set(
          urlPath,
          await variantsOf(await readFile(file), headers, COMPRESSIBLE.has(ending), quality),
        );
      }),
  );
  return files;
}
