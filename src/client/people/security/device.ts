import { call } from '#client/lib/api.ts';
import type { ResponseOf } from '#contract/lib/endpoint.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { startPasskey } from '#contract/people/security.ts';
import { askForPasskey } from '#contract/people/sign-in.ts';
import words from '#messages/people/security/index.ts';

/** Whether this browser knows passkeys at all. */
export const knowsPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

// Loaded by who uses one: pages are not to carry it for everybody else.
const load = () => import('@simplewebauthn/browser');

/** Has something signed by a passkey its owner chooses. Throws a sentence where they do not. */
export async function signByPasskey() {
  const { startAuthentication } = await load();
  const { data } = await call(askForPasskey);
  try {
    return await startAuthentication({ optionsJSON: data });
  } catch {
    // Called off, too late, or none there: browsers do not tell which, so that sites do not learn it.
    throw new AppError('wrong_credentials', words.notUsed);
  }
}

/** Has the device make a passkey. Throws a sentence where it does not. */
export async function makePasskey(options: ResponseOf<typeof startPasskey>['data']) {
  const { startRegistration } = await load();
  try {
    return await startRegistration({ optionsJSON: options });
  } catch (error) {
    const isKnown = error instanceof Error && error.name === 'InvalidStateError';
    throw new AppError('conflict', isKnown ? words.known : words.notMade);
  }
}
