import type { Context } from '#server/core/context.ts';
import { networkOf } from '#server/limits/network.ts';
import { deviceKnownFor } from './device-known-for.ts';

const FROM_ONE_PLACE = { calls: 5, seconds: 3_600 };
const OF_ONE_NETWORK = { calls: 40, seconds: 3_600 };
/** To one inbox or phone from strangers in many places: nobody's is to be flooded. */
const FROM_STRANGERS = { calls: 15, seconds: 3_600 };

/**
 * Counts one more code asked for by somebody who is not signed in. The owner's own devices have a
 * count of their own, so that no stranger uses up theirs.
 */
export async function countAsks(
  context: Context,
  what: string,
  field: 'email' | 'mobile',
  value: string,
): Promise<void> {
  const { limits, caller } = context;
  const device = await deviceKnownFor(context, field, value);
  if (device) {
    await limits.spend(`${what} known device`, `${value} ${device}`, FROM_ONE_PLACE);
    return;
  }
  const network = networkOf(caller.address);
  await limits.hold([
    { name: `${what} here`, key: `${value} ${network}`, limit: FROM_ONE_PLACE },
    { name: `${what} network`, key: network, limit: OF_ONE_NETWORK },
    { name: what, key: value, limit: FROM_STRANGERS },
  ]);
}
