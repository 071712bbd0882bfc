import words from '#messages/people/refusals/index.ts';
import type { Context } from '#server/core/context.ts';
import { networkOf } from '#server/limits/network.ts';
import { deviceKnownFor } from './device-known-for.ts';

/** Wrong passwords for one account from one place, or from one of its own devices. */
const BY_ACCOUNT_AND_PLACE = { calls: 10, seconds: 900 };
/** Wrong passwords from one place, whatever the accounts: somebody tries many. */
const BY_NETWORK = { calls: 60, seconds: 900 };
/** Wrong passwords for one account from all devices it does not know: what many places may guess. */
const BY_ACCOUNT = { calls: 100, seconds: 3_600 };

/**
 * Counts a sign-in as a wrong one; what it answers takes that back. A device on which the account was
 * signed in to before has a count of its own: whatever strangers do, it stays open, behind the same
 * address too.
 */
export async function holdLogin(context: Context, email: string): Promise<() => Promise<void>> {
  const { limits, caller } = context;
  const device = await deviceKnownFor(context, 'email', email);
  if (device) {
    const key = `${email} ${device}`;
    return limits.hold([{ name: 'login known device', key, limit: BY_ACCOUNT_AND_PLACE }]);
  }
  const network = networkOf(caller.address);
  return limits.hold([
    { name: 'login here', key: `${email} ${network}`, limit: BY_ACCOUNT_AND_PLACE },
    { name: 'login network', key: network, limit: BY_NETWORK },
    { name: 'login account', key: email, limit: BY_ACCOUNT, advice: words.anotherWay },
  ]);
}
