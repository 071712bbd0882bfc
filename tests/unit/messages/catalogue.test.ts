import { describe, expect, test } from 'vitest';
import { LOCALITIES } from '#domain/homes/gazetteer/index.ts';
import { catalogue } from '#messages/lib/catalogue.ts';
import { listAnd, listOr, number, plural } from '#messages/lib/forms.ts';
import { inLanguage } from '#messages/lib/in-language.ts';
import { labels } from '#messages/lib/labels.ts';
import { currentLanguage, PSEUDO } from '#messages/lib/language.ts';
import menus from '#messages/lib/menus/index.ts';

const words = catalogue(
  {
    found: ({ count }: { count: number }) =>
      `${number(count)} ${plural('en', count, { one: 'home', other: 'homes' })}`,
    side: { buyer: 'Buyer', seller: 'Seller' },
    newest: 'Newest',
  },
  {
    mr: {
      found: ({ count }) => `${number(count)} ${plural('mr', count, { one: 'घर', other: 'घरे' })}`,
      side: { buyer: 'खरेदीदार', seller: 'विक्रेता' },
      newest: 'नवीन आधी',
    },
    hi: {
      found: ({ count }) => `${number(count)} घर`,
      side: { buyer: 'ख़रीदार', seller: 'विक्रेता' },
      newest: 'नए पहले',
    },
  },
);

describe('a message', () => {
  test('is said in the language of whoever is spoken to', async () => {
    const said = () => [words.newest, words.found({ count: 125_000 }), words.side.buyer];
    const [mr, hi] = await Promise.all([
      inLanguage('mr', async () => {
        await Promise.resolve();
        return said();
      }),
      inLanguage('hi', async () => said()),
    ]);
    expect(mr).toEqual(['नवीन आधी', '1,25,000 घरे', 'खरेदीदार']);
    expect(hi).toEqual(['नए पहले', '1,25,000 घर', 'ख़रीदार']);
    expect(said()).toEqual(['Newest', '1,25,000 homes', 'Buyer']);
  });

  test('has the form of its number, by the rules of its language', () => {
    expect(words.found({ count: 1 })).toBe('1 home');
    expect(inLanguage('mr', () => [words.found({ count: 1 }), words.found({ count: 0 })])).toEqual([
      '1 घर',
      '0 घरे',
    ]);
    // Hindi counts nothing as one.
    expect(plural('hi', 0, { one: 'a', other: 'b' })).toBe('a');
  });

  test('in the pseudo-language shows where English is in no catalogue', () => {
    const said = inLanguage(PSEUDO, () => [words.newest, words.side.seller, currentLanguage()]);
    expect(said).toEqual(['[Néwést··]', '[Séllér··]', 'en']);
  });

  test('of a table is read when somebody asks, not when the table is made', () => {
    const SIDE = labels(() => words.side);
    expect(SIDE.buyer).toBe('Buyer');
    expect(inLanguage('hi', () => [SIDE.buyer, Object.values(SIDE), 'seller' in SIDE])).toEqual([
      'ख़रीदार',
      ['ख़रीदार', 'विक्रेता'],
      true,
    ]);
  });
});

test('places in menus are called as the gazetteer has them', () => {
  for (const { slug, name, devanagari } of LOCALITIES) {
    const at = slug as keyof typeof menus.places;
    if (!(slug in menus.places)) continue;
    expect([menus.places[at], inLanguage('mr', () => menus.places[at])]).toEqual([
      name,
      devanagari,
    ]);
  }
});

test('lists are joined as each language joins them', () => {
  const items = ['Baner', 'Aundh', 'Pashan'];
  expect(listAnd('en', items)).toBe('Baner, Aundh and Pashan');
  expect(listAnd('mr', items)).toBe('Baner, Aundh आणि Pashan');
  expect(listOr('hi', items)).toBe('Baner, Aundh या Pashan');
});
