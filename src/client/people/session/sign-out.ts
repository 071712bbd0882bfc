import { call } from '#client/lib/api.ts';
import { forgetCopies } from '#client/lib/copies.ts';
import { clearEverything } from '#client/lib/session.ts';
import { expectSessionEnd } from '#client/lib/session-ended.ts';
import { logout } from '#contract/people/auth.ts';
import { turnOff } from './push-device.ts';

/** Ends the session here and at the server; an unreachable server must not keep anyone signed in. */
export async function signOut(): Promise<void> {
  // Else pushes for somebody who has left would still reach a shared browser.
  await turnOff().catch(() => undefined);
  const told = call(logout).catch(() => undefined);
  expectSessionEnd();
  await told;
  clearEverything();
  await forgetCopies();
  location.assign('/');
}
