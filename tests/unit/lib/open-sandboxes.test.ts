import { expect, test } from 'vitest';
import { readEnv } from '#server/lib/env.ts';
import { whyNotOpen } from '#server/lib/open-sandboxes.ts';

const DATABASE_URL = 'postgres://db.test/site';
const SITE_URL = 'https://homes.example';
const KYC = { KYC_BASE_URL: 'https://api.cashfree.com' };
const PAYMENTS = { PAYMENTS_BASE_URL: 'https://api.cashfree.com' };
const S3 = { S3_ENDPOINT: 'https://s3.example' };

test.each([
  ['nothing at all', {}],
  ['another port', { PORT: '8080' }],
  ['localhost by name', { SITE_URL: 'http://localhost:4321' }],
  ['localhost by address', { SITE_URL: 'http://127.0.0.1:4321' }],
  ['localhost by its new address', { SITE_URL: 'http://[::1]:4321' }],
  ['no demo', { DEMO: '0' }],
  ['services on this machine', { ADS_URL: 'http://localhost:4332' }],
  ['tiles of others', { MAP_TILE_URL: 'https://tiles.example/{z}/{x}/{y}.png' }],
  ['a demo for others', { DEMO: '1', SITE_URL, DATABASE_URL }],
  ['a demo beside live providers', { DEMO: 'true', SMTP_URL: 'smtp://mail.test', ...KYC }],
  ['production', { NODE_ENV: 'production', SITE_URL, DATABASE_URL, ...PAYMENTS }],
  ['a demo in production', { NODE_ENV: 'production', DEMO: '1', SITE_URL }],
])('%s starts', (_, settings) => {
  expect(whyNotOpen(readEnv(settings))).toBeUndefined();
});

test.each([
  ['SITE_URL', { SITE_URL }],
  ['SITE_URL', { SITE_URL: 'http://192.168.1.5:4321' }],
  ['SITE_URL', { SITE_URL: 'http://localhost.example' }],
  ['DATABASE_URL', { DATABASE_URL }],
  ['DATABASE_URL', { DATABASE_URL, DEMO: '0' }],
  ['DATABASE_URL', { DATABASE_URL, NODE_ENV: 'development' }],
  ['DATABASE_URL', { DATABASE_URL, NODE_ENV: 'test' }],
  ['S3_ENDPOINT', S3],
  ['SMTP_URL', { SMTP_URL: 'smtp://mail.test' }],
  ['SMS_AUTH_KEY', { SMS_AUTH_KEY: 'key' }],
  ['PUSH', { PUSH: '1' }],
  ['KYC_BASE_URL', KYC],
  ['ESIGN', { ESIGN: '1' }],
  ['PAYMENTS_BASE_URL', PAYMENTS],
  ['ANALYTICS_URL', { ANALYTICS_URL: 'https://analytics.example' }],
  ['ADS_URL', { ADS_URL: 'https://ads.example' }],
])('%s alone does not', (name, settings) => {
  const reason = whyNotOpen(readEnv(settings));
  expect(reason).toMatch(new RegExp(`^${name} means .*NODE_ENV=production, or DEMO=1`));
  expect(reason).not.toContain('\n');
});

test('all that speaks against it is named', () => {
  expect(whyNotOpen(readEnv({ SITE_URL, DATABASE_URL, ...PAYMENTS }))).toMatch(
    /^SITE_URL, DATABASE_URL, PAYMENTS_BASE_URL mean /,
  );
});
