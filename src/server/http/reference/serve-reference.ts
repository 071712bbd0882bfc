import { randomBytes } from 'node:crypto';
import type { Env, Hono } from 'hono';
import type { Endpoint } from '#contract/lib/endpoint.ts';
import { AppError } from '#contract/lib/errors.ts';
import { keptAnswer } from '#server/http/kept-answer.ts';
import { openApi } from '#server/http/openapi/document.ts';
import type { Mounting } from '#server/http/path-pattern.ts';
import { referenceFile } from './assets.ts';
import { docsPage } from './docs-page.ts';

/**
 * Of this page alone. Its script is a file of ours; the style sheets it makes have the nonce, and only
 * style attributes, by which it places things, are let through as they are.
 */
const policy = (nonce: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src-elem 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** The document of an API, and the page on which it is read and tried. */
export function serveReference<E extends Env>(
  app: Hono<E>,
  endpoints: readonly Endpoint[],
  siteUrl: string,
  mounting: Mounting,
): void {
  const { docs } = mounting;
  const document = () => JSON.stringify(openApi(endpoints, siteUrl, mounting));
  app.get(`${docs}/openapi.json`, keptAnswer('application/json', document));
  app.get(`${docs}/docs`, (c) => {
    const nonce = randomBytes(16).toString('base64');
    c.header('content-security-policy', policy(nonce));
    c.header('cache-control', 'no-store');
    return c.html(docsPage(endpoints, mounting, nonce));
  });
  app.get(`${docs}/docs/assets/*`, async (c) => {
    const [, name = ''] = new URL(c.req.url).pathname.split('/assets/', 2);
    const answer = await referenceFile(name, c);
    if (!answer) throw new AppError('not_found');
    return answer;
  });
}
