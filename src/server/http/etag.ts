import type { Endpoint } from '#contract/lib/endpoint.ts';
import { digestOf } from '#server/lib/digest.ts';

/** Weak, since it is the same answer compressed or not. */
const etagOf = (mark: string) => `W/"${digestOf(mark)}"`;

const opaque = (tag: string) => tag.trim().replace(/^W\//, '');

/** Whether the caller has it already: `If-None-Match` names it, or anything at all. */
export const isHeld = (named: string | undefined, etag: string) =>
  named?.split(',').some((one) => one.trim() === '*' || opaque(one) === opaque(etag)) ?? false;

/** An answer with the server's clock in it is another each second: who kept it would keep the hour. */
const hasClock = (answer: object) =>
  'serverTime' in answer ||
  ('data' in answer && answer.data instanceof Object && 'serverTime' in answer.data);

/**
 * The ETag of what a GET answers as JSON. Nothing private is to be kept by a browser for that
 * (`no-store` stays): a client that keeps answers by itself, and every cache of what is public, is
 * spared the bytes.
 * @param mark the same for the same JSON, another for another
 */
export const etagFor = ({ method }: Endpoint, answer: object, mark: string): string | undefined =>
  method === 'GET' && !hasClock(answer) ? etagOf(mark) : undefined;
