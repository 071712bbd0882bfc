import { timingSafeEqual } from 'node:crypto';
import type { Context } from '#server/core/context.ts';
import { hmac } from '#server/lib/hmac.ts';

const CODES = 10_000;

const derive = ({ secrets }: Context, text: string) =>
  hmac(secrets.key('one-time code')).update(text).digest();

/** The four digits of a visit: derived from its id, so that the buyer can see them again. */
export function codeOf(context: Context, visitId: number): string {
  const derived = derive(context, `visit code\n${visitId}`).readUInt32BE();
  return String(derived % CODES).padStart(4, '0');
}

export function hashOfCode(context: Context, visitId: number, code: string): Buffer {
  return derive(context, `visit code hash\n${visitId}\n${code}`);
}

export function isCode(context: Context, visitId: number, code: string, hash: Buffer): boolean {
  return timingSafeEqual(hashOfCode(context, visitId, code), hash);
}
