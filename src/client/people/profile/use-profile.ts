import { useSession } from '#client/lib/session-context.ts';
import { useCall } from '#client/lib/use-call.ts';
import { getProfile } from '#contract/people/profile.ts';

/** The caller's profile, shared by everything that shows a part of it. */
export function useProfile() {
  const { userId } = useSession();
  const { answer, ...rest } = useCall(getProfile, { params: { id: userId } });
  return { profile: answer?.data, ...rest };
}
