import { type Endpoint, onlyReads, saysWho } from './endpoint.ts';
import { stream } from './stream.ts';
import type { Tag } from './tags.ts';

/**
 * What a request is to those who wait when there is more to do than the machine can, the first to be
 * turned away first. Health checks, built files and kept pages are no part of it: they are always
 * answered.
 */
export const LOAD_KINDS = [
  /** Renewing a kept page, which is sent as it is meanwhile. */
  'renewal',
  /** Figures and advertisements beside the pages. */
  'beside',
  'picture',
  /** What anybody may look up. */
  'browse',
  'page',
  /** A line that stays open, and costs something only when it is opened. */
  'stream',
  /** What somebody signed in looks up. */
  'own',
  /** Signing up and in, and what else is open to write to. */
  'entry',
  /** What somebody signed in does. */
  'act',
  /** Orders, escrow, and news of them from the gateway. */
  'money',
] as const;
export type LoadKind = (typeof LOAD_KINDS)[number];

/** By which a declaration says that a call is about money under way. */
const MONEY: readonly Tag[] = ['orders', 'escrow'];

/** As its declaration says. */
export function loadKindOf(endpoint: Endpoint): LoadKind {
  const { service, response, tags = [], changes = [] } = endpoint;
  if (service) return 'beside';
  if ([...tags, ...changes].some((tag) => MONEY.includes(tag))) return 'money';
  if (response === stream) return 'stream';
  if (onlyReads(endpoint)) return saysWho(endpoint) ? 'own' : 'browse';
  return endpoint.access === 'anyone' ? 'entry' : 'act';
}
