import type { Context } from '#server/core/context.ts';
import { hmac } from '#server/lib/hmac.ts';

/** The site, as passkeys know it: one made for another host or origin is none of ours. */
export function relyingParty({ env }: Context) {
  const { hostname, origin } = new URL(env.SITE_URL);
  return { id: hostname, name: 'Propertysearch', origin };
}

/**
 * What a device keeps beside a passkey to say whose it is: nobody learns from it whose number it
 * is, and it is the same for every passkey of a person.
 */
export function userHandle({ secrets }: Context, personId: number): string {
  return hmac(secrets.key('passkey owner')).update(String(personId)).digest('base64url');
}
