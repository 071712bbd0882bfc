import type { Env } from '#server/lib/env.ts';
import { whyNotOpen } from '#server/lib/open-sandboxes.ts';
import { type Finding, odd, well, wrong } from './finding.ts';

/** What production lacks, each with what comes of it. */
const WANTED: readonly [isThere: (env: Env) => boolean, setting: string, without: string][] = [
  [({ SITE_URL }) => SITE_URL.startsWith('https:'), 'SITE_URL', 'no https: nobody should sign in'],
  [({ SMTP_URL }) => Boolean(SMTP_URL), 'SMTP_URL, MAIL_FROM', 'no code reaches anybody by mail'],
  [
    ({ SMS_AUTH_KEY }) => Boolean(SMS_AUTH_KEY),
    'SMS_AUTH_KEY, SMS_TEMPLATE_ID',
    'no text message is sent',
  ],
  [({ KYC_BASE_URL }) => Boolean(KYC_BASE_URL), 'KYC_…', 'nobody can be verified'],
  [({ PAYMENTS_BASE_URL }) => Boolean(PAYMENTS_BASE_URL), 'PAYMENTS_…', 'nobody can pay'],
  [({ PLATFORM_GSTIN }) => Boolean(PLATFORM_GSTIN), 'PLATFORM_…', 'nothing is sold'],
  [
    ({ BACKUP_DIR }) => Boolean(BACKUP_DIR),
    'BACKUP_DIR, BACKUP_KEY',
    'no backup is made by itself',
  ],
];

export function lookAtSettings(env: Env): Finding[] {
  const reason = whyNotOpen(env);
  if (reason) return [wrong('The site does not start with these settings', reason)];
  if (env.NODE_ENV !== 'production') {
    return [odd('A demo on this machine', 'Set NODE_ENV=production where others are to use it.')];
  }
  const missing = WANTED.filter(([isThere]) => !isThere(env));
  if (missing.length === 0) return [well('Every setting that production wants is there')];
  return missing.map(([, setting, without]) => odd(`${setting}: ${without}`, `Set ${setting}.`));
}
