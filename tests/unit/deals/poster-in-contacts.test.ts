import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { historyOf, nextWords, stateWords } from '#client/deals/contacts/contact-labels.ts';
import type { ContactItem } from '#contract/deals/contacts.ts';
import { POSTED_BY } from '#domain/homes/listing.ts';

const asked = (postedBy: string) =>
  ({
    propertydata: { postedBy },
    requestdata: {
      side: 'buyer',
      state: 'requested',
      expiresAt: '2026-12-01T06:00:00Z',
      live: true,
      timeline: [
        { at: '2026-11-01T06:00:00Z', event: 'accept', state: 'accepted', note: null },
        { at: '2026-11-02T06:00:00Z', event: 'revoke', state: 'revoked', note: null },
      ],
      views: [{ at: '2026-11-03T06:00:00Z', by: 'owner' }],
    },
  }) as unknown as ContactItem;

/** What a file says, without its comments and the one title that the specification names so. */
const wordsOf = (source: string): string[] =>
  source
    .split('\n')
    .map((line) => line.trim().replaceAll('Owner’s Contacts', ''))
    .filter((line) => !/^(\*|\/\/|\/\*|\{\/\*|import )/.test(line));

const AS_THE_OWNERS = [
  /\b(owner|landlord)s?[’'](s|\w)? (number|contact|phone)/i,
  /\b(numbers?|contacts?|phones?) of (an |the |one |a )?(owner|landlord)/i,
  /\b(e-mail of|reach) the (owner|landlord)\b/i,
  /\b(owner|landlord) [^'`"]{0,40}\btheir number/i,
  /\bcontact (an|its|the) (owner|landlord)\b/i,
];

describe('a request for a number', () => {
  test.each(POSTED_BY)('of a home that an %s offers names who it is', (poster) => {
    const item = asked(poster);
    expect(stateWords(item)).toBe(`Waiting for the ${poster}`);
    expect(nextWords(item)).toMatch(new RegExp(`^The ${poster} can answer until`, 'i'));
    expect(historyOf(item).map(({ title }) => title)).toEqual([
      `Accepted by the ${poster}`,
      `The ${poster} stopped sharing`,
      `The ${poster} looked at your number`,
    ]);
  });

  test('is nowhere told as the owner’s, who may be an agent', () => {
    const files = globSync(
      'src/client/{deals/contacts,money/checkout,money/promotions}/**/*.{ts,tsx}',
    );
    expect(files.length).toBeGreaterThan(30);
    const words = /(owner|landlord)[’'](s|\w) (number|contact|phone)|\b(by|for) the owner['"`<.]/i;
    expect(files.filter((file) => words.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  test('is told so on no other screen, in no mail and at no price', () => {
    const files = globSync('src/{client,contract,domain,server,site,pages}/**/*.{ts,tsx,astro}', {
      exclude: ['src/server/demo/**'],
    });
    expect(files.length).toBeGreaterThan(2_000);
    const told = files.flatMap((file) =>
      wordsOf(readFileSync(file, 'utf8'))
        .filter((line) => AS_THE_OWNERS.some((words) => words.test(line)))
        .map((line) => `${file}: ${line}`),
    );
    expect(told).toEqual([]);
  });
});
