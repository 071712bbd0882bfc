import type { Env } from './env.ts';

const LOCAL = /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\]|0\.0\.0\.0)$/;

const isElsewhere = (url: string | undefined) =>
  url !== undefined && !LOCAL.test(new URL(url).hostname);

/** What nobody sets who only tries the site on his own machine. */
const SIGNS: readonly [name: keyof Env, isThere: (env: Env) => boolean][] = [
  ['SITE_URL', (env) => isElsewhere(env.SITE_URL)],
  ['DATABASE_URL', (env) => env.DATABASE_URL !== undefined],
  ['S3_ENDPOINT', (env) => env.S3_ENDPOINT !== undefined],
  ['SMTP_URL', (env) => env.SMTP_URL !== undefined],
  ['SMS_AUTH_KEY', (env) => env.SMS_AUTH_KEY !== undefined],
  ['PUSH', (env) => env.PUSH],
  ['KYC_BASE_URL', (env) => env.KYC_BASE_URL !== undefined],
  ['ESIGN', (env) => env.ESIGN],
  ['PAYMENTS_BASE_URL', (env) => env.PAYMENTS_BASE_URL !== undefined],
  ['ANALYTICS_URL', (env) => isElsewhere(env.ANALYTICS_URL)],
  ['ADS_URL', (env) => isElsewhere(env.ADS_URL)],
];

/**
 * Why the site must not start: outside production anybody reads the codes it sends, plays payments
 * and identity checks, and signs in as the demo’s staff. On one’s own machine that is the demo;
 * anywhere else it has to be asked for. Undefined where nothing speaks against it.
 */
export function whyNotOpen(env: Env): string | undefined {
  if (env.NODE_ENV === 'production' || env.demoIsAsked) return undefined;
  const signs = SIGNS.filter(([, isThere]) => isThere(env)).map(([name]) => name);
  if (signs.length === 0) return undefined;
  return `${signs.join(', ')} ${signs.length > 1 ? 'mean' : 'means'} that others use this site, but its sandboxes would be open: everybody’s codes at /sandbox, pretended payments and identity checks, staff with a public password. Set NODE_ENV=production, or DEMO=1 to show a demo all the same.`;
}
