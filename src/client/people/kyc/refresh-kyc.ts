import { mutate } from 'swr';
import { addressOf } from '#client/lib/api.ts';
import { getKyc, verificationStatus } from '#contract/people/kyc.ts';
import { getProfile } from '#contract/people/profile.ts';

/** Fetches anew whatever tells of somebody's verification, here and around the page. */
export async function refreshKyc(userId: number): Promise<void> {
  const input = { params: { id: userId } };
  await Promise.all(
    [getKyc, getProfile, verificationStatus].map((endpoint) => mutate(addressOf(endpoint, input))),
  );
}
