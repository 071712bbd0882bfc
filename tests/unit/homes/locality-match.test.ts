import { describe, expect, test } from 'vitest';
import { createLocalityMatcher, normaliseName } from '#domain/homes/locality-match.ts';

const entry = (name: string, devanagari = '', aliases: string[] = []) => ({
  slug: name.toLowerCase().replaceAll(' ', '-'),
  name,
  devanagari,
  aliases,
});
const { match, named, suggest } = createLocalityMatcher([
  entry('Koregaon Park', 'कोरेगाव पार्क', ['KP']),
  entry('Koregaon Bhima'),
  entry('Baner', 'बाणेर'),
  entry('Baner Road', '', ['Baner Pashan Link Road']),
  entry('Wakad'),
  entry('Wadgaon Budruk'),
  entry('Warje'),
  entry('Sus'),
]);

describe('a name is brought to one spelling', () => {
  test.each([
    ['Wadgaon BK', 'vadgaon budruk'],
    ['Kharadi KH', 'kharadi khurd'],
    ['Sinhgad Rd.', 'sinhgad road'],
    ['Neeta  Nagar', 'nita nagar'],
    ['Poona', 'puna'],
    ['Piimple', 'pimple'],
    ['Puune', 'pune'],
    ['Aakurdi', 'akurdi'],
    ['Bané-r', 'bane r'],
    ['  Wakad, Pune ', 'vakad pune'],
    ['बाणेर', normaliseName('Baaner')],
  ])('%s is %s', (text, key) => {
    expect(normaliseName(text)).toBe(key);
  });
});

describe('a match', () => {
  test.each([
    ['baner', 'Baner', 1.001],
    ['बाणेर', 'Baner', 1.001],
    ['kp', 'Koregaon Park', 1],
    ['KoregaonPark', 'Koregaon Park', 0.991],
    ['vakad', 'Wakad', 1.001],
  ])('of %s is %s by name', (text, name, score) => {
    expect(match(text)).toMatchObject({ name, score: expect.closeTo(score, 6) });
  });

  test.each([
    // One letter of twelve dropped, one swapped pair of five, one changed of five.
    ['koregon park', 'Koregaon Park', 0.98 * (11 / 12)],
    ['bnaer', 'Baner', 0.98 * (4 / 5)],
    ['vakat', 'Wakad', 0.98 * (4 / 5)],
    ['wrje', 'Warje', 0.98 * (4 / 5)],
  ])('of %s forgives: %s', (text, name, score) => {
    expect(match(text)).toMatchObject({ name, score: expect.closeTo(score, 6) });
  });

  test.each(['x', '', 'mumbai', 'sas', 'aner', 'zakad', 'ban'])('of “%s” is none', (text) => {
    expect(match(text)).toBeNull();
  });

  test('goes by letter triples where words were added or moved', () => {
    // 11 triples are shared by 16 and 13.
    expect(match('the koregaon park')).toMatchObject({
      name: 'Koregaon Park',
      score: expect.closeTo(22 / 29, 6),
    });
    // 8 by 13 and 13: near enough to be suggested, not to be meant.
    expect(match('park koregaon')).toBeNull();
    expect(suggest('park koregaon', 1)).toMatchObject([
      { name: 'Koregaon Park', score: expect.closeTo(16 / 26, 6) },
    ]);
  });
});

describe('suggestions', () => {
  const names = (text: string, limit = 5) => suggest(text, limit).map(({ name }) => name);

  test('are what begins with what was typed, the nearer to whole the better', () => {
    expect(names('ko')).toEqual(['Koregaon Park', 'Koregaon Bhima']);
    expect(names('ban')).toEqual(['Baner', 'Baner Road']);
    expect(names('baner')).toEqual(['Baner', 'Baner Road']);
    expect(suggest('ban', 1)).toEqual([
      { slug: 'baner', name: 'Baner', score: expect.closeTo(0.9 + 3 / 5 / 20, 6) },
    ]);
  });

  test('name each locality once, and none for one letter', () => {
    expect(names('koregaon')).toEqual(['Koregaon Park', 'Koregaon Bhima']);
    expect(names('k')).toEqual([]);
    expect(names('road')).toEqual([]);
    expect(names('sas')).toEqual([]);
  });

  test('are ordered by how well they fit, then the shorter first', () => {
    const reversed = createLocalityMatcher(
      ['Baner Road', 'Bane Naka', 'Baner'].map((name) => entry(name)),
    );
    const order = (text: string) => reversed.suggest(text, 9).map(({ name }) => name);
    expect(order('baner')).toEqual(['Baner', 'Baner Road']);
    expect(order('ban')).toEqual(['Baner', 'Bane Naka', 'Baner Road']);
    const alike = createLocalityMatcher([
      entry('Sus Gaon', '', ['Sus']),
      entry('Susgao', '', ['Sus']),
    ]);
    expect(alike.suggest('sus', 9).map(({ name }) => name)).toEqual(['Susgao', 'Sus Gaon']);
  });
});

describe('a locality is named', () => {
  test.each([
    ['Koregaon Park', 'koregaon-park'],
    ['koregaonpark', 'koregaon-park'],
    ['KP', 'koregaon-park'],
    ['बाणेर', 'baner'],
    ['vakad', 'wakad'],
    ['Baner Pashan Link Rd', 'baner-road'],
    ['koregaon', undefined],
    ['', undefined],
  ])('by “%s”: %s', (text, slug) => {
    expect(named(text)?.slug).toBe(slug);
  });

  test('by its own name sooner than by another’s alias', () => {
    const both = createLocalityMatcher([entry('Aundh Road', '', ['Aundh']), entry('Aundh')]);
    expect(both.named('aundh')).toEqual({ slug: 'aundh', name: 'Aundh', score: 1 });
  });
});
