import { NO_RETURN_COOKIE, returnCookie, returnPathIn } from '#domain/lib/return-cookie.ts';
import addresses from '#messages/lib/addresses/index.ts';
import kitWords from '#messages/lib/kit/index.ts';
import { showToast } from './toast.ts';

const TOLD = 'returnTold';

/** Where signing in will lead; the server remembers it likewise as it sends visitors home. */
export function rememberTarget(path: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is asynchronous, and the page is left at once
  document.cookie = returnCookie(path, location.protocol === 'https:') ?? NO_RETURN_COOKIE;
}

/** Where signing in leads, once. */
export function takeTarget(): string | undefined {
  const path = returnPathIn(document.cookie);
  // biome-ignore lint/suspicious/noDocumentCookie: the page is left at once
  document.cookie = NO_RETURN_COOKIE;
  return path;
}

/** Says once that signing in leads there. A redirect has kept the part after "#" on the address of home. */
export function tellOfTarget(): void {
  const path = returnPathIn(document.cookie);
  if (!path || sessionStorage.getItem(TOLD) === path) return;
  const whole = path.includes('#') ? path : path + location.hash;
  if (whole !== path) {
    rememberTarget(whole);
    history.replaceState(history.state, '', location.pathname + location.search);
  }
  sessionStorage.setItem(TOLD, whole);
  const words = kitWords.membersOnly;
  showToast(words, {
    label: kitWords.signIn,
    href: `${addresses.start}/Login`,
  });
}
