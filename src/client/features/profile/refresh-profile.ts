import { mutate } from 'swr';
import { getProfile } from '#contract/profile.ts';
import { addressOf } from '../../lib/api.ts';

/** Fetches the profile anew, for everything on the screen that shows a part of it. */
export function refreshProfile(userId: number): Promise<unknown> {
  return mutate(addressOf(getProfile, { params: { id: userId } }));
}
