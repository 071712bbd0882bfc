import { timingSafeEqual } from 'node:crypto';
import { hmac } from '#server/lib/hmac.ts';

const signatureOf = (key: Buffer, body: string) => hmac(key).update(body).digest();

/**
 * Says something about its bearer, for a while, to a service that keeps no sessions and shares the
 * secret. It names nobody and can be read by anyone, but made by us alone.
 */
export function signPass(key: Buffer, says: string, until: Date): string {
  const body = Buffer.from(JSON.stringify([says, until.getTime()])).toString('base64url');
  return `${body}.${signatureOf(key, body).toString('base64url')}`;
}

/** What a pass says; undefined of one that is not ours or has run out. */
export function readPass(key: Buffer, pass: string, now: Date): string | undefined {
  const [body = '', signature = '', more] = pass.split('.');
  const given = Buffer.from(signature, 'base64url');
  const due = signatureOf(key, body);
  if (more !== undefined || given.length !== due.length || !timingSafeEqual(given, due)) {
    return undefined;
  }
  const [says, until] = JSON.parse(Buffer.from(body, 'base64url').toString()) as [string, number];
  return until > now.getTime() ? says : undefined;
}
