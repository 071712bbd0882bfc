import { createContext, useContext } from 'react';
import type { StoredSession } from './session.ts';

export const SessionContext = createContext<StoredSession | null>(null);

/** Who is signed in. Only below the app's root, which renders nothing without a session. */
export function useSession(): StoredSession {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession is for pages of the app');
  return session;
}
