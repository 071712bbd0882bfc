import addresses from '#messages/lib/addresses/index.ts';
import { forgetSession } from './session.ts';

const WAIT_MS = 1_000;
let leaving = false;
const left = new AbortController();

/** Aborted once somebody signs out: what is read for them ends, and nothing more is asked. */
export const signedOut: AbortSignal = left.signal;

/** Whoever signs out knows: the server would only refuse what is still asked in their name. */
export function expectSessionEnd(): void {
  leaving = true;
  left.abort();
}

/**
 * The server says that the session is over: it is forgotten, and after a second the visitor signs
 * in again and comes back to where they were.
 */
export function onSessionEnded(): void {
  if (leaving) return;
  leaving = true;
  // biome-ignore lint/suspicious/noConsole: the specification asks for this note
  console.info('The token has expired; please sign in again.');
  forgetSession();
  window.setTimeout(() => {
    // The login itself is nowhere to come back to.
    const login = `${addresses.start}/Login`;
    if (location.pathname === login) return;
    const back = location.pathname + location.search + location.hash;
    location.assign(`${login}?next=${encodeURIComponent(back)}&ended=1`);
  }, WAIT_MS);
}
