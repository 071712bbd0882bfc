import words from '#messages/lib/api-keys/index.ts';
import { labels } from '#messages/lib/labels.ts';

/** What a key may be let do, by area; a key has some of them, and an endpoint that keys may call names one. */
export const SCOPES = [
  'search:read',
  'listings:read',
  'listings:write',
  'leads:read',
  'leads:write',
  'visits:read',
  'visits:write',
  'events:read',
  'webhooks:read',
  'webhooks:write',
] as const;
export type Scope = (typeof SCOPES)[number];

/** In the words of who chooses among them. */
export const SCOPE_LABEL: Record<Scope, string> = labels(() => words.scopes);

/**
 * `live` acts for its owner and must be kept secret; `test` does the same in a world apart, on invented
 * homes and people; `publishable` stands in pages that anybody can
 * read, and reads only what is public.
 */
export const KEY_KINDS = ['live', 'test', 'publishable'] as const;
export type KeyKind = (typeof KEY_KINDS)[number];

/** How a key begins, by which its owner, our log and scanners of code know one. */
export const KEY_PREFIX: Record<KeyKind, string> = {
  live: 'ps_live_',
  test: 'ps_test_',
  publishable: 'ps_pub_',
};

export const KEY_KIND_LABEL: Record<KeyKind, string> = labels(() => words.kinds);

/** What everybody may read; all that a publishable key may. */
export const PUBLIC_SCOPES: readonly Scope[] = ['search:read'];

/** Keys that somebody may have at once. */
export const MAX_KEYS = 20;

/** Calls of one key; of a publishable one, of all its visitors together. */
export const KEY_LIMIT: Record<KeyKind, { calls: number; seconds: number }> = {
  live: { calls: 600, seconds: 60 },
  test: { calls: 300, seconds: 60 },
  publishable: { calls: 3_000, seconds: 60 },
};

/** For how long a key that was rotated is still good, at most. */
export const MAX_OVERLAP_HOURS = 7 * 24;

/** Anything that was meant as one of our keys, wherever it stands in a text. */
export const KEY_IN_TEXT = /ps_(?:live|test|pub)_[A-Za-z0-9]+/g;
