import { describe, expect, test } from 'vitest';
import {
  type HomeWishes,
  introductionOf,
  NO_WISHES,
  searchFor,
  stillAhead,
  wishesAbout,
  wishFacts,
} from '#domain/homes/home-wishes.ts';

const FAMILY: HomeWishes = {
  ...{ listedIn: 'rent', moveInOn: '2027-01-05', tenants: 'family', residents: 4 },
  ...{ vegetarian: true, pets: false, budget: 40_000, areas: ['baner'], shared: true },
};

describe('a message', () => {
  test.each<[string, Partial<HomeWishes>, string]>([
    [
      'a family',
      FAMILY,
      'We are a family of 4. We are vegetarian. We have no pets. We would like to move in by 5 Jan 2027.',
    ],
    [
      'one person',
      { tenants: 'bachelors', residents: 1, pets: true },
      'I would live there by myself. I have a pet.',
    ],
    ['several', { tenants: 'bachelors', residents: 3 }, 'We are 3 bachelors.'],
    ['a company', { tenants: 'company', residents: 6 }, 'It is for our company, for 6 people.'],
    [
      'a buyer, of whom no owner asks what they eat',
      { ...FAMILY, listedIn: 'sell' },
      'We would like to move in by 5 Jan 2027.',
    ],
    ['who said nothing', {}, ''],
  ])('of %s begins with what they told', (_, told, words) => {
    expect(introductionOf({ ...NO_WISHES, ...told })).toBe(words);
  });
});

describe('what an owner is shown', () => {
  test('of a home to rent', () => {
    expect(wishFacts(wishesAbout(FAMILY, 'rent'))).toEqual([
      ['Would move in', '5 Jan 2027'],
      ['Who', 'Family, 4 people'],
      ['Food', 'Vegetarian'],
      ['Pets', 'No pets'],
    ]);
  });

  test.each<[string, Partial<HomeWishes>, [string, string][]]>([
    ['who stays, without their number', { tenants: 'family' }, [['Who', 'Family']]],
    ['how many, without who', { residents: 1 }, [['Who', '1 person']]],
    ['pets', { pets: true }, [['Pets', 'Has pets']]],
    ['food', { vegetarian: false }, [['Food', 'Not vegetarian']]],
    ['nothing', {}, []],
  ])('is %s', (_, told, facts) => {
    expect(wishFacts({ ...NO_WISHES, ...told })).toEqual(facts);
  });

  test('of a home for sale is the day alone', () => {
    expect(wishFacts(wishesAbout(FAMILY, 'sell'))).toEqual([['Would move in', '5 Jan 2027']]);
  });
});

test.each([
  ['2026-11-28', '2026-11-28'],
  ['2026-12-01', '2026-12-01'],
  ['2026-11-27', null],
  [null, null],
])('a day that has passed says nothing: of %s is left %s', (day, left) => {
  expect(stillAhead(day, '2026-11-28')).toBe(left);
});

describe('the search for it', () => {
  const baner = { slug: 'baner', name: 'Baner' };
  test('says all that a search can', () => {
    expect(Object.fromEntries(new URLSearchParams(searchFor(FAMILY, [baner]) ?? ''))).toEqual({
      type: 'Rent',
      loc: 'Baner',
      max_price: '40000',
      tenants: 'family',
      availableBy: '2027-01-05',
    });
  });

  test('of a buyer leaves out what rents are asked about', () => {
    expect(searchFor({ ...FAMILY, listedIn: 'sell' }, [])).toBe('type=Buy&max_price=40000');
  });

  test('says who eats what they like, and who has a pet', () => {
    const rents = { ...NO_WISHES, listedIn: 'rent' } as const;
    expect(searchFor(rents, [])).toBe('type=Rent');
    expect(searchFor({ ...rents, vegetarian: false, pets: true }, [])).toBe(
      'type=Rent&food=anyone&pets=1',
    );
    const buys = { ...rents, listedIn: 'sell', vegetarian: false, pets: true } as const;
    expect(searchFor(buys, [])).toBe('type=Buy');
  });

  test('is none before it is known whether to buy or to rent', () => {
    expect(searchFor({ ...FAMILY, listedIn: null }, [baner])).toBeNull();
  });
});
