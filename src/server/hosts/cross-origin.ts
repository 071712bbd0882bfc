import type { IncomingMessage, ServerResponse } from 'node:http';
import { AppError } from '#contract/lib/errors.ts';
import { PASS_HEADER } from '#contract/lib/service-mounts.ts';
import { languageAsked } from '#messages/lib/accept-language.ts';
import { inLanguage } from '#messages/lib/in-language.ts';
import words from '#messages/lib/refusals/index.ts';
import { failureBody, statusOf } from '#server/http/problem.ts';

const refused = (req: IncomingMessage): AppError =>
  inLanguage(
    languageAsked(req.headers['accept-language']),
    () => new AppError('not_found', words.ownPagesOnly),
  );

/** What a browser remembers of a permission, in seconds. */
const REMEMBER = '600';

/**
 * Lets pages of the site, and of no other, call a service on a host of its own. Answers whether the
 * request is done with: a browser's question for permission, or a page of somebody else's.
 */
export function answerOrigin(req: IncomingMessage, res: ServerResponse, siteUrl: string): boolean {
  const { origin } = req.headers;
  res.setHeader('vary', 'origin');
  if (origin === undefined) return false;
  if (origin !== new URL(siteUrl).origin) {
    const refusal = refused(req);
    res
      .writeHead(statusOf(refusal.code), { 'content-type': 'application/json' })
      .end(JSON.stringify(failureBody(refusal)));
    return true;
  }
  res.setHeader('access-control-allow-origin', origin);
  res.setHeader('access-control-expose-headers', 'retry-after, content-disposition');
  if (req.method !== 'OPTIONS') return false;
  res
    .writeHead(204, {
      'access-control-allow-methods': 'GET, POST, PUT, DELETE',
      'access-control-allow-headers': `content-type, ${PASS_HEADER}`,
      'access-control-max-age': REMEMBER,
    })
    .end();
  return true;
}
