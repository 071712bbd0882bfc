import { describe, expect, test } from 'vitest';
import { factWords, whereWords } from '#client/homes/listing/listing-labels.ts';
import { posterNoun, posterWords, verifiedMeans } from '#client/homes/listing/poster-words.ts';
import { rentFacts, rentLine } from '#client/homes/listing/term-facts.ts';
import { trueCostOf } from '#client/homes/listing/true-cost.ts';
import { readAnswers } from '#contract/homes/read-answers.ts';
import type { TypedAnswers } from '#contract/homes/typed-answers.ts';
import type { ListingDetail } from '#contract/homes/wire-listing.ts';
import { formatLand, formatPlotArea } from '#domain/homes/area.ts';
import { postedByOf } from '#domain/homes/posted-by.ts';
import { leaveAndLicenceCosts } from '#domain/homes/stamp-duty.ts';
import { compareRows } from '#site/compare/compare-rows.ts';

const NOW = new Date('2026-11-22T06:00:00Z');
const TODAY = '2026-11-22';

/** As much of a rented home as its words are made of. */
function rented(
  propertydata: Partial<ListingDetail['propertydata']> = {},
  detailsData: Partial<ListingDetail['detailsData']> = {},
  ownerData: Partial<ListingDetail['ownerData']> = {},
): ListingDetail {
  return {
    propertydata: {
      ...{ listedin: 'rent', price: 22_000, deposit: 66_000, brokerage: 0, subcategory: 'Flat' },
      ...{ postedBy: 'owner', source: null, verifiedAt: null, developer: null, reraNumber: null },
      ...propertydata,
    },
    detailsData: {
      ...{ availableFrom: '2026-12-01', tenants: [], food: 'anyone', pets: null, ...detailsData },
    },
    locationData: { authority: 'PMC' },
    ownerData: {
      ...{ firstname: 'Asha', userrole: 'user', licence: null, licenceCheckedUntil: null },
      ...ownerData,
    },
  } as unknown as ListingDetail;
}

test('a card says locality, city and state', () => {
  const { locationData } = rented();
  const where = { ...locationData, locality: 'Baner', city: 'Pune', state: 'Maharashtra' };
  expect(whereWords(where)).toBe('Baner, Pune, Maharashtra');
  expect(whereWords({ ...where, city: 'Chhatrapati Sambhajinagar' })).toBe(
    'Baner, Chhatrapati Sambhaji…, Maharashtra',
  );
});

describe('the terms of a rent in words', () => {
  test('say what is known, and nothing of what is not', () => {
    expect(rentFacts(rented(), NOW)).toEqual([
      ['Deposit', '₹ 66,000 (3 months’ rent)'],
      ['Available from', '1 Dec 2026'],
      ['Let to', 'Anyone'],
      ['Food', 'Any food'],
      ['Pets', null],
      ['Brokerage', 'None'],
    ]);
    expect(rentLine(rented(), NOW)).toBe('Deposit ₹ 66,000 · free from 1 Dec 2026 · no brokerage');
    const silent = rented(
      { deposit: null, brokerage: null },
      { availableFrom: null, tenants: null, food: null },
    );
    expect(rentLine(silent, NOW)).toBe('');
    expect(rentFacts(silent, NOW).every(([, value]) => value === null)).toBe(true);
    expect(rentFacts(rented({ listedin: 'sell' }), NOW)).toEqual([]);
  });

  test('a day that has come is now, and odd amounts are no number of months', () => {
    const said = rented(
      { deposit: 50_000, brokerage: 11_000 },
      { availableFrom: TODAY, tenants: ['family', 'company'], pets: false },
    );
    expect(Object.fromEntries(rentFacts(said, NOW))).toMatchObject({
      Deposit: '₹ 50,000',
      'Available from': 'Now',
      'Let to': 'Family or company',
      Pets: 'Not allowed',
      Brokerage: '₹ 11,000 (0.5 months’ rent)',
    });
  });

  test('stand side by side in a comparison, a home for sale beside them having none', () => {
    const more = {
      propertydata: { publishedAt: '2026-11-22T00:00:00Z' },
      detailsData: { amenities: [] },
      locationData: { stations: [] },
    };
    const listed = (one: ListingDetail) =>
      ({
        ...one,
        propertydata: { ...one.propertydata, ...more.propertydata },
        detailsData: { ...one.detailsData, ...more.detailsData },
        locationData: { ...one.locationData, ...more.locationData },
      }) as ListingDetail;
    const homes = [
      rented({}, { tenants: ['family'] }),
      rented({ brokerage: 22_000 }, { pets: true, availableFrom: TODAY }),
      rented(
        { listedin: 'sell', price: 9_000_000, deposit: null, brokerage: null },
        { food: null },
      ),
    ];
    const rows = compareRows(homes.map(listed), NOW);
    const textsOf = (label: string) =>
      rows.find((row) => row.label === label)?.cells.map(({ text }) => text);
    const months = '₹ 66,000 (3 months’ rent)';
    expect(textsOf('Deposit')).toEqual([months, months, '—']);
    expect(textsOf('Available from')).toEqual(['1 Dec 2026', 'Now', '—']);
    expect(textsOf('Let to')).toEqual(['Family', 'Anyone', '—']);
    expect(textsOf('Pets')).toEqual(['Not given', 'Allowed', '—']);
    expect(textsOf('Brokerage')).toEqual(['None', '₹ 22,000 (1 month’s rent)', '—']);
    expect(textsOf('Zone')).toBeUndefined();
  });

  test('to move in costs what the calculator says, and the brokerage', () => {
    const { lines, total } = trueCostOf(rented({ brokerage: 22_000 }));
    const licence = leaveAndLicenceCosts(22_000, 66_000, 11, { authority: 'municipal' });
    expect(lines.slice(0, -1)).toEqual(licence);
    expect(lines.at(-1)).toMatchObject({ label: 'Brokerage', rupees: 22_000 });
    // 22,000 + 66,000 to hand over; duty of 0.25% of 2,48,050, to the hundred; 1,000 to register.
    expect(total).toBe(88_000 + 700 + 1_000 + 22_000);
    expect(trueCostOf(rented()).lines).toEqual(licence);
  });
});

describe('who posts', () => {
  test('is an agent wherever the account is one, and nobody else', () => {
    expect(postedByOf('agent', 'builder')).toBe('agent');
    expect(postedByOf('user', 'agent')).toBe('owner');
    expect(postedByOf('user', 'builder')).toBe('builder');
    expect(postedByOf('user', null)).toBe('owner');
  });

  test('stands with what speaks for it', () => {
    const agent = { firstname: 'Kaustubh', userrole: 'agent', licence: 'A52100012345' };
    expect(posterWords(rented())).toBe('Asha, owner');
    expect(
      posterWords(
        rented({ postedBy: 'agent' }, {}, { ...agent, licenceCheckedUntil: '2027-03-03' }),
      ),
    ).toBe('Kaustubh, agent (MahaRERA A52100012345, checked, valid until 3 Mar 2027)');
    expect(posterWords(rented({ postedBy: 'agent' }, {}, agent))).toBe(
      'Kaustubh, agent (MahaRERA A52100012345, not checked)',
    );
    const builder = { postedBy: 'builder', developer: 'Deccan Nest', reraNumber: 'P52100012345' };
    expect(posterWords(rented(builder as object))).toBe(
      'Asha, builder (Deccan Nest, project P52100012345)',
    );
    expect(posterWords(rented({ source: 'x', postedBy: 'agent' }))).toBe(
      'an imported listing of an agent',
    );
    expect(posterWords(rented({ source: 'x' }))).toBe('an imported listing');
    expect(posterNoun(rented(builder as object).propertydata)).toBe('the builder');
  });

  test('the badge says what was seen and when', () => {
    const { propertydata } = rented({ verifiedAt: '2026-10-05T06:00:00Z' });
    expect(verifiedMeans(propertydata)).toContain('saw the owner’s papers');
    expect(verifiedMeans(propertydata)).toContain('on 5 Oct 2026');
  });
});

test.each([
  [2_178, '2,178 sq ft (202 sq m, 2 guntha, 0.05 acre)', '2 guntha'],
  [43_560, '43,560 sq ft (4,047 sq m, 40 guntha, 1 acre)', '1 acre'],
  [108_900, '1,08,900 sq ft (10,117 sq m, 100 guntha, 2.5 acres)', '2.5 acres'],
  [400, '400 sq ft (37 sq m, 0.37 guntha)', '0.37 guntha'],
  [436, '436 sq ft (41 sq m, 0.4 guntha, 0.01 acre)', '0.4 guntha'],
])('land of %i sq ft is %s', (sqft, whole, short) => {
  expect(formatPlotArea(sqft)).toBe(whole);
  expect(formatLand(sqft)).toBe(short);
});

test('a plot’s card speaks of guntha and its zone', () => {
  const plot = rented(
    { listedin: 'sell', subcategory: 'Plot' },
    { sizeInFt: 2_178, sizeKind: 'plot', zone: 'residential', bedrooms: null, floor: null },
  );
  expect(factWords(plot)).toBe('Plot · 2 guntha (2,178 sq ft) · Residential zone');
});

describe('answers', () => {
  const read = (typed: TypedAnswers, offer: Parameters<typeof readAnswers>[1]) =>
    readAnswers(typed, offer, TODAY);
  const wrong = (typed: TypedAnswers, offer: Parameters<typeof readAnswers>[1], path: string) =>
    read(typed, offer).errors.find((error) => error.path === path)?.message;
  const RENT = { subcategory: 'Flat', listedIn: 'rent' } as const;

  test('of a rent are read, and dropped of a sale', () => {
    const typed: TypedAnswers = {
      ...{ possession: 'Ready To Move', price: '22,000', brokerage: '0', pets: 'no' },
      ...{ availableFrom: '2026-12-01', tenants: ['family'], food: 'vegetarians' },
    };
    const terms = ({ given }: ReturnType<typeof read>) => [
      given.brokerage,
      given.availableFrom,
      given.tenants,
      given.food,
      given.pets,
    ];
    const rent = terms(read(typed, RENT));
    expect(rent).toEqual([0, '2026-12-01', ['family'], 'vegetarians', 'no']);
    const sale = terms(read(typed, { ...RENT, listedIn: 'sell' }));
    expect(sale).toEqual([null, null, [], null, null]);
    const office = terms(read(typed, { ...RENT, subcategory: 'Office' }));
    expect(office).toEqual([0, '2026-12-01', [], null, null]);
  });

  test('that cannot be meant are refused where they stand', () => {
    const price = '22000';
    expect(wrong({ price, brokerage: '132001' }, RENT, 'brokerage')).toMatch(/6 months/);
    expect(wrong({ price, brokerage: '132000' }, RENT, 'brokerage')).toBeUndefined();
    expect(wrong({ availableFrom: '2028-11-22' }, RENT, 'availableFrom')).toMatch(/two years/);
    expect(wrong({ availableFrom: '2028-11-21' }, RENT, 'availableFrom')).toBeUndefined();
    expect(wrong({ availableFrom: '2020-01-01' }, RENT, 'availableFrom')).toBeUndefined();
    const plot = { subcategory: 'Plot', listedIn: 'sell' } as const;
    expect(wrong({ roadWidth: '0' }, plot, 'roadWidth')).toMatch(/metres/);
    expect(wrong({ roadWidth: '7.5' }, plot, 'roadWidth')).toBeUndefined();
    expect(wrong({ zone: 'green' }, plot, 'zone')).toMatch(/list/);
  });

  test('a builder names the company, of land too; an owner need not', () => {
    for (const subcategory of ['Flat', 'Plot'] as const) {
      const offer = { subcategory, listedIn: 'sell' } as const;
      expect(wrong({ postedBy: 'builder' }, offer, 'developer')).toMatch(/company/);
      expect(wrong({ postedBy: 'owner' }, offer, 'developer')).toBeUndefined();
      const named = read({ postedBy: 'builder', developer: 'Deccan Nest' }, offer);
      expect(named.given.developer).toBe('Deccan Nest');
    }
    expect(wrong({ postedBy: 'agent' }, RENT, 'postedBy')).toMatch(/list/);
  });

  test('areas of land come in guntha and acres', () => {
    const plot = { subcategory: 'Plot', listedIn: 'sell' } as const;
    expect(read({ areaUnit: 'guntha', plotArea: '2.5' }, plot).given.plotArea).toBe(2_723);
    expect(read({ areaUnit: 'acre', plotArea: '1.5' }, plot).given.plotArea).toBe(65_340);
  });
});
