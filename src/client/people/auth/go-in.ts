import { inPageLanguage } from '#client/lib/in-page-language.ts';
import { takeTarget } from '#client/lib/return-later.ts';
import { storeSession } from '#client/lib/session.ts';
import { toastLater } from '#client/lib/toast-later.ts';
import { untilNextPage } from '#client/lib/until-next-page.ts';
import type { ResponseOf } from '#contract/lib/endpoint.ts';
import type { loginWithPasskey } from '#contract/people/sign-in.ts';
import { safeReturnPath } from '#domain/lib/return-path.ts';

/**
 * Keeps the session, and on to where the visitor was or had wanted to go. Never resolves: buttons stay
 * busy until then.
 */
export async function goIn({ user, token, message }: ResponseOf<typeof loginWithPasskey>) {
  storeSession(user, token);
  toastLater(message);
  const wanted = takeTarget();
  const next = new URLSearchParams(location.search).get('next');
  location.assign(inPageLanguage(safeReturnPath(next ?? wanted)));
  await untilNextPage();
}
