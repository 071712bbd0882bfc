import { mutate } from 'swr';
import { addressOf } from '#client/lib/api.ts';
import { getProfile } from '#contract/people/profile.ts';

/** Fetches the profile anew, for everything on the screen that shows a part of it. */
export function refreshProfile(userId: number): Promise<unknown> {
  return mutate(addressOf(getProfile, { params: { id: userId } }));
}
