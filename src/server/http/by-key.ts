import type { Endpoint } from '#contract/lib/endpoint.ts';
import { AppError } from '#contract/lib/errors.ts';
import { KEY_IN_TEXT, KEY_LIMIT } from '#domain/lib/api-key.ts';
import words from '#messages/lib/refusals/index.ts';
import { type Actor, ANONYMOUS, type Caller, type Context } from '#server/core/context.ts';
import { networkOf } from '#server/limits/network.ts';
import { kindOfKey } from '#server/session/api-key-text.ts';
import { type FoundKey, findKey, touchKey } from '#server/session/find-key.ts';
import type { SignedIn } from '#server/session/person.ts';

/** Keys that were wrong, from one network. */
const WRONG = { calls: 30, seconds: 900 } as const;

/** Addresses are written down on the way by everybody; a key that came by one is as good as lost. */
export function refuseKeyInAddress(url: string): void {
  if (url.search(KEY_IN_TEXT) >= 0) throw new AppError('malformed', words.keyInAddress);
}

async function requireGoodKey(base: Context, text: string, { address }: Caller): Promise<FoundKey> {
  const found = kindOfKey(text) && (await findKey(base.db, text, base.now()));
  if (found) return found;
  await base.limits.spend('wrong key', networkOf(address), WRONG);
  throw new AppError('session_ended', words.keyNotGood);
}

/** A publishable key reads what is public, for pages of the sites its owner named: that of the call. */
function requireOrigin({ origins }: FoundKey, { access }: Endpoint, { headers }: Caller): string {
  if (access !== 'anyone') {
    throw new AppError('scope_missing', words.publishableReads);
  }
  const origin = headers?.get('origin');
  if (!origin || !origins.includes(origin)) {
    const message = words.publishablePages;
    throw new AppError('scope_missing', message);
  }
  return origin;
}

async function enterTestMode(base: Context, person: Pick<SignedIn, 'id' | 'role'>) {
  if (!base.testMode) throw new AppError('unavailable', words.noTestMode);
  return base.testMode.enter(person);
}

/**
 * Who calls by a key, and in which world, once it is shown that the key is good for this call. Throws session_ended
 * where it is not good at all, scope_missing where it lacks what the endpoint asks for, and not_found
 * of endpoints that no key opens.
 * @param allow told whose pages may read the answer, a refusal too.
 */
export async function enterByKey(
  base: Context,
  endpoint: Endpoint,
  caller: Caller,
  text: string,
  allow: (origin: string) => void,
): Promise<{ world: Context; actor: Actor }> {
  const needs = endpoint.key;
  if (!needs) throw new AppError('not_found', words.notByKey);
  const found = await requireGoodKey(base, text, caller);
  const { keyId, kind, scopes, personId: id, role } = found;
  if (kind === 'publishable') allow(requireOrigin(found, endpoint, caller));
  await base.limits.spend('key', String(keyId), KEY_LIMIT[kind]);
  if (needs !== 'any' && !scopes.includes(needs)) {
    throw new AppError('scope_missing', words.lacksScope({ needs }));
  }
  await touchKey(base.db, found, caller.address, base.now());
  // What is public is counted by who looks, not by who made the page.
  if (kind === 'publishable') return { world: base, actor: ANONYMOUS };
  const world = kind === 'test' ? await enterTestMode(base, { id, role }) : base;
  const key = { id: keyId, kind, scopes };
  return { world, actor: { kind: 'person', id, role, sessionId: 0, key } };
}
