import { createContext, useContext } from 'react';
import { getProfile } from '#contract/people/profile.ts';
import type { StoredSession } from './session.ts';
import { useCall } from './use-call.ts';

export const SessionContext = createContext<StoredSession | null>(null);

/** Who is signed in. Only below the app's root, which renders nothing without a session. */
export function useSession(): StoredSession {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession is for pages of the app');
  return session;
}

/** The caller's profile, shared by everything that shows a part of it. */
export function useProfile() {
  const { userId } = useSession();
  const { answer, ...rest } = useCall(getProfile, { params: { id: userId } });
  return { profile: answer?.data, ...rest };
}
