import type { ServerResponse } from 'node:http';
import type { AppError } from '#contract/lib/errors.ts';
import { failureBody } from '#server/http/problem.ts';

/** Small, so that many of them cost little; it asks again by itself. */
const page = (message: string, seconds: number) => `<!doctype html>
<html lang="en-IN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="${seconds}">
<title>One moment, please – Propertysearch</title>
<body style="font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:15vh auto;padding:0 1.25rem">
<h1 style="font-size:1.75rem">One moment, please</h1>
<p>${message}</p>
<p>This page asks again by itself in ${seconds} seconds. Nothing you saved is lost.</p>
`;

const RETRY_SECONDS = 5;

/** For whom there is no room: when to come again, in the form that was asked for. */
export function turnAway(res: ServerResponse, problem: AppError, isApi: boolean): void {
  const seconds = problem.retryAfterSeconds ?? RETRY_SECONDS;
  const body = isApi ? JSON.stringify(failureBody(problem)) : page(problem.message, seconds);
  res
    .writeHead(503, {
      'content-type': isApi ? 'application/json' : 'text/html; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      'retry-after': String(seconds),
    })
    .end(body);
}
