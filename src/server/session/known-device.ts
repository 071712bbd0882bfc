import { randomBytes, timingSafeEqual } from 'node:crypto';
import { DAY_MS, DAY_SECONDS } from '#domain/lib/time/lengths.ts';
import type { KnownDevice } from '#server/core/context.ts';
import { hmac } from '#server/lib/hmac.ts';
import type { Secrets } from '#server/lib/secrets.ts';
import { readCookie, writeCookie } from './cookie.ts';

const COOKIE = 'device';
/** Accounts of one household; the longest unused goes first. */
const MOST = 5;
const GOOD_DAYS = 180;
const ENTRY = /^((\d{1,10})\.(\d{1,6})\.([\w-]{22}))\.([\w-]{43})$/;

type Keys = Pick<Secrets, 'key'>;

const macOf = (secrets: Keys, body: string) =>
  hmac(secrets.key('known device')).update(body).digest();

const dayOf = (at: Date) => Math.floor(at.getTime() / DAY_MS);

function readEntry(secrets: Keys, text: string, today: number): KnownDevice | undefined {
  const [, body = '', id, day, device = '', mac = ''] = ENTRY.exec(text) ?? [];
  const given = Buffer.from(mac, 'base64url');
  const due = macOf(secrets, body);
  if (given.length !== due.length || !timingSafeEqual(given, due)) return undefined;
  const isGood = today - Number(day) < GOOD_DAYS;
  return isGood ? { personId: Number(id), device, text } : undefined;
}

/** What the cookie of a browser says of itself, of what we wrote there; newest first. */
export function readKnownDevices(
  secrets: Keys,
  header: string | undefined,
  siteUrl: string,
  at: Date,
): KnownDevice[] {
  const texts = readCookie(header, COOKIE, siteUrl)?.split('~').slice(0, MOST) ?? [];
  return texts.flatMap((text) => readEntry(secrets, text, dayOf(at)) ?? []);
}

/**
 * The cookie's next value after somebody has signed in. It opens nothing: whoever has it is only
 * spared the limits by which strangers are held, and counted by it instead.
 */
export function rememberDevice(
  secrets: Keys,
  known: readonly KnownDevice[],
  personId: number,
  at: Date,
): string {
  const before = known.find((entry) => entry.personId === personId);
  const device = before?.device ?? randomBytes(16).toString('base64url');
  const body = `${personId}.${dayOf(at)}.${device}`;
  const fresh = `${body}.${macOf(secrets, body).toString('base64url')}`;
  const others = known.filter((entry) => entry.personId !== personId).map(({ text }) => text);
  return [fresh, ...others].slice(0, MOST).join('~');
}

/** A Set-Cookie value. */
export const writeDeviceCookie = (value: string, siteUrl: string) =>
  writeCookie(COOKIE, value, GOOD_DAYS * DAY_SECONDS, siteUrl);
