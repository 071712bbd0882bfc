import { storeSession } from '#client/lib/session.ts';
import { toastLater } from '#client/lib/toast-later.ts';
import type { ResponseOf } from '#contract/lib/endpoint.ts';
import type { loginWithPasskey } from '#contract/people/sign-in.ts';
import { safeReturnPath } from '#domain/lib/return-path.ts';

/** Keeps the session, and back to where the visitor was. Never resolves: buttons stay busy until then. */
export async function goIn({ user, token, message }: ResponseOf<typeof loginWithPasskey>) {
  storeSession(user, token);
  toastLater(message);
  location.assign(safeReturnPath(new URLSearchParams(location.search).get('next')));
  await new Promise(() => undefined);
}
