import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { stateWords } from '#client/deals/bookings/booking-labels.ts';
import { releaseWords } from '#client/money/escrow/money-labels.ts';
import { detailWords } from '#client/people/admin/detail-labels.ts';
import { typedRupees } from '#domain/lib/typed-rupees.ts';

const SRC = path.resolve(import.meta.dirname, '../../src');
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(tsx?|astro|md)$/.test(file) && !file.includes('migrations'))
  .map((file) => ({ file, text: readFileSync(path.join(SRC, file), 'utf8') }));

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test('money that staff still look at is being checked, not checked', () => {
  for (const payout of ['waiting', 'seconded'] as const) {
    const row = { state: 'approved', payout, part: 'payee', target: null } as never;
    expect(releaseWords(row).title).toBe('Being checked by our staff');
  }
});

test('a booking with one percent paid is not called paid', () => {
  for (const side of ['owner', 'buyer'] as const) {
    expect(stateWords({ side, state: 'paid' }).title).toBe('Token amount paid');
  }
});

test('no sign of another currency stands beside rupees', () => {
  expect(files.length).toBeGreaterThan(1_000);
  const strange =
    /\b(Badge|Circle)?(Dollar|Euro|Pound)(Sign)?\b[^\n]*lucide|lucide[^\n]*(Dollar|Euro)/;
  expect(files.filter(({ text }) => strange.test(text)).map(({ file }) => file)).toEqual([]);
});

test('money in the audit log is told in rupees, whatever it is named', () => {
  const detail = { amountPaise: 6_000_000, paise: 150, owedPaise: null, reason: 'As agreed' };
  expect(detailWords(detail)).toEqual([
    { label: 'Amount', text: '₹ 60,000.00' },
    { label: 'Amount', text: '₹ 1.50' },
    { label: 'Owed', text: 'none' },
    { label: 'Reason', text: 'As agreed' },
  ]);
});

test('the example of a fee is the size of a fee', () => {
  const asked = files.filter(({ file }) =>
    /engagements\/(QuoteDialog|WorkProfileForm)\.tsx$/.test(file),
  );
  const examples = asked.flatMap(({ text }) =>
    [...text.matchAll(/example="([^"]+)"/g)].map(([, example = '']) => typedRupees(example)),
  );
  expect(examples.length).toBe(2);
  for (const example of examples) {
    expect(example).toBeGreaterThanOrEqual(1_000);
    expect(example).toBeLessThan(100_000);
  }
});

test('nobody is “a agent”, whatever is put into a sentence', () => {
  const wrong =
    /\b[Aa] (agent|owner|evaluator|advertiser|engagement|agreement|offer|order|instalment|escrow|appointment|identity|invoice|estate|apartment|office)\b/;
  const found = files.filter(({ text }) => wrong.test(text)).map(({ file }) => file);
  expect(found).toEqual([]);
});

test('every social page that is named is linked, and signing in shows all of them', async () => {
  vi.stubEnv('PUBLIC_FACEBOOK_URL', 'https://facebook.example/us');
  vi.stubEnv('PUBLIC_INSTAGRAM_URL', 'https://instagram.example/us');
  vi.stubEnv('PUBLIC_LINKEDIN_URL', 'https://linkedin.example/us');
  vi.stubEnv('PUBLIC_YOUTUBE_URL', 'https://youtube.example/us');
  vi.resetModules();
  const { SOCIAL } = await import('#client/home/menus.ts');
  expect(SOCIAL.slice(-4).map(({ label }) => label)).toEqual([
    ...['Facebook', 'Instagram', 'LinkedIn', 'YouTube'],
  ]);
  const card = files.find(({ file }) => file.endsWith('layouts/AccountCard.astro'));
  expect(card?.text).toContain('{SOCIAL.map((link) => (');
});
