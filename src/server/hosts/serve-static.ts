import { readFile } from 'node:fs/promises';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import path from 'node:path';
import {
  type Encoding,
  isWorthCompressing,
  type Variants,
  variantsFrom,
} from '#server/lib/variants.ts';
import { atAddress, waitsForAddress } from './built-pages.ts';
import { eachOf, filesBelow, isCompressible, readCompressed } from './compressed-files.ts';

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
/** The best encoding a browser takes, as its `Accept-Encoding` says. */
export function encodingFor(accepted = ''): Encoding | undefined {
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : undefined;
}

/** Sends the best encoding the browser takes, or 304 when it has this very body. */
export function sendVariants(
  req: IncomingMessage,
  res: ServerResponse,
  variants: Variants,
  status = 200,
): void {
  const accepted = req.headers['accept-encoding'];
  const best = accepted ? encodingFor(String(accepted)) : undefined;
  const chosen =
    (best && variants[best]) || (accepted?.includes('gzip') && variants.gzip) || variants.identity;
  if (status === 200 && req.headers['if-none-match'] === chosen.headers.etag) {
    const { 'content-length': _, 'content-encoding': __, ...headers } = chosen.headers;
    res.writeHead(304, headers).end();
    return;
  }
  res.writeHead(status, chosen.headers);
  res.end(req.method === 'HEAD' ? undefined : chosen.body);
}

/**
 * Reads a built folder into memory. Pages with an address in them are compressed as somebody asks for
 * one: all of them would be half the work of a start.
 * @param siteUrl the address that people use
 * @param headersFor what a path needs beside its type
 */
export async function loadStatic(
  root: string,
  siteUrl: string,
  headersFor: (urlPath: string) => OutgoingHttpHeaders,
): Promise<Map<string, Variants>> {
  const files = new Map<string, Variants>();
  await eachOf(await filesBelow(root), async (file) => {
    const urlPath = `/${path.relative(root, file).split(path.sep).join('/')}`;
    const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
    const headers = { 'content-type': type, ...headersFor(urlPath) };
    const body = await readFile(file);
    if (waitsForAddress(file, body)) {
      const page = variantsFrom(atAddress(body, siteUrl), headers, true);
      files.set(urlPath, { ...page, isPackedWhenAsked: true });
      return;
    }
    const canBe = isCompressible(file);
    const compressed =
      canBe && isWorthCompressing(body) ? await readCompressed(root, body) : undefined;
    files.set(urlPath, variantsFrom(body, headers, canBe, compressed));
  });
  return files;
}
