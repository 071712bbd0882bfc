import { DAY_SECONDS } from '#domain/lib/time/lengths.ts';

const MONTH_SECONDS = 30 * DAY_SECONDS;

/** Over https the prefix keeps other hosts of the domain from setting it. */
function nameFor(siteUrl: string): string {
  return siteUrl.startsWith('https:') ? '__Host-session' : 'session';
}

/** The browser's half of its session, from a Cookie header. */
export function readSessionCookie(header: string | undefined, siteUrl: string): string | undefined {
  const name = nameFor(siteUrl);
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim() || undefined;
  }
  return undefined;
}

/** A Set-Cookie value; null takes the cookie away. How long it is good for, the database decides. */
export function writeSessionCookie(value: string | null, siteUrl: string): string {
  const secure = siteUrl.startsWith('https:') ? '; Secure' : '';
  const age = value === null ? 0 : MONTH_SECONDS;
  return `${nameFor(siteUrl)}=${value ?? ''}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${age}${secure}`;
}
