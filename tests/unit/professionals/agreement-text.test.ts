import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { agreementText, textInBoth } from '#domain/professionals/agreement-text/agreement-text.ts';
import type {
  AgreementFacts,
  AgreementTerms,
  LicenceTerms,
  SaleTerms,
} from '#domain/professionals/agreement-text/facts.ts';
import { licenceInMarathi } from '#domain/professionals/agreement-text/leave-and-licence-mr.ts';
import {
  type PropertySchedule,
  scheduleWords,
} from '#domain/professionals/agreement-text/schedule.ts';
import { inLanguage } from '#messages/lib/in-language.ts';

const SALE: SaleTerms = {
  template: 'sale',
  address: 'Flat 702, Gulmohar, Baner, Pune 411045',
  clauses: ['The wardrobes stay.', 'The car park on level B1 goes with the flat.'],
  price: 9_500_000,
  tokenPaid: 100_000,
  registerBy: '2027-01-15',
  possessionOn: '2027-02-01',
  stampDutyBy: 'buyer',
};
const LICENCE: LicenceTerms = {
  template: 'leave-and-licence',
  address: 'Flat 11, Palash, Kothrud, Pune 411038',
  clauses: [],
  rent: 28_000,
  deposit: 84_000,
  tokenPaid: 5_000,
  startOn: '2026-12-01',
  months: 11,
  lockInMonths: 6,
  noticeDays: 30,
  maintenanceBy: 'licensor',
  use: 'residence',
};

const factsOf = <Terms extends AgreementTerms>(terms: Terms): AgreementFacts<Terms> => ({
  version: 2,
  madeOn: new Date('2026-11-22T06:00:00Z'),
  lawyer: 'Meera Joshi',
  seller: { name: 'Asha Kulkarni', city: 'Pune' },
  buyer: { name: 'Rohan Patil', city: 'Nashik' },
  property: 'a 2 BHK flat of 870 sq ft',
  terms,
  money: (rupees) => `₹ ${rupees}`,
});
const textOf = (terms: AgreementTerms) => agreementText(factsOf(terms));
const inBothOf = (terms: LicenceTerms, agreed: readonly string[] = []) => {
  const facts = { ...factsOf(terms), agreed };
  return textInBoth(
    facts,
    inLanguage('mr', () => licenceInMarathi(facts)),
  );
};

/** People sign these words: each of them is there to the letter. */
const expected = (name: string) => path.resolve(`tests/expected/agreements/${name}.txt`);

describe('the text of an agreement', () => {
  test('for sale is that on file', async () => {
    await expect(textOf(SALE)).toMatchFileSnapshot(expected('sale'));
  });

  test('of leave and licence is that on file', async () => {
    await expect(textOf(LICENCE)).toMatchFileSnapshot(expected('leave-and-licence'));
  });

  test('of leave and licence in both languages is that on file', async () => {
    await expect(inBothOf(LICENCE)).toMatchFileSnapshot(expected('leave-and-licence-in-both'));
  });

  test('has each block of the English of a licence, and its Marathi below it', () => {
    const schedule = {
      ...{ flat: '11', wing: 'B', floor: '5', project: 'Palash', carpetSqft: 870 },
      ...{ survey: '12/3', north: 'the road', south: null, east: null, west: null },
    };
    const terms = { ...LICENCE, schedule, clauses: ['The wardrobes stay.'] };
    const text = inBothOf(terms, ['Included: the curtains.']);
    const english = agreementText({ ...factsOf(terms), agreed: ['Included: the curtains.'] });
    for (const block of english.split('\n\n').slice(1)) expect(text).toContain(block);
    expect(text).toContain('ती फ्लॅट किंवा युनिट 11, विंग B, मजला 5, प्रकल्प Palash आहे.');
    expect(text).toContain('11. बोली स्वीकारताना ठरलेले\nIncluded: the curtains.');
    // A lawyer's own words stand as they wrote them, once, and the Marathi says so.
    expect(text.split('The wardrobes stay.')).toHaveLength(2);
    expect(text).toContain('12. आणखी अट 1\nवकिलांनी वर लिहिल्याप्रमाणे.\n\n13. Notices and disputes');
    expect(text).toContain('13. सूचना आणि वाद');
    expect(text).toContain('13. Notices and disputes');
  });

  test('says in Marathi what the papers say of the property, as far as they do', () => {
    const NONE = { flat: null, wing: null, floor: null, project: null, carpetSqft: null };
    const NOWHERE = { survey: null, north: null, south: null, east: null, west: null };
    const placeOf = (filled: Partial<PropertySchedule>) => {
      const schedule = { ...NONE, ...NOWHERE, ...filled };
      const facts = factsOf({ ...LICENCE, schedule });
      const blocks = inLanguage('mr', () => licenceInMarathi(facts));
      expect(blocks).toHaveLength(16);
      const place = blocks[4];
      return place?.match(/“जागा”\). (.*)पहिल्या/)?.[1]?.trim();
    };
    const SURVEY = 'ती सर्व्हे किंवा CTS क्रमांक 12/3 च्या जमिनीवर आहे.';
    expect(placeOf({})).toBe('');
    expect(placeOf({ survey: '12/3' })).toBe(SURVEY);
    expect(placeOf({ wing: 'B', project: 'Palash', survey: '12/3' })).toBe(
      `ती विंग B, प्रकल्प Palash आहे. ${SURVEY}`,
    );
    expect(placeOf({ carpetSqft: 1_870 })).toBe('तिचे चटई क्षेत्र 1,870 चौ. फूट (173.73 चौ. मी.) आहे.');
    expect(placeOf({ north: 'रस्ता', south: 'B', east: 'C', west: 'D' })).toBe(
      'तिच्या चतुःसीमा: उत्तरेस रस्ता, दक्षिणेस B, पूर्वेस C, पश्चिमेस D.',
    );
    expect(placeOf({ east: 'C' })).toBe('तिच्या चतुःसीमा: पूर्वेस C.');
  });

  test('says in Marathi what else differs, and of a lawyer’s own words that they stand above', () => {
    const terms = { ...LICENCE, tokenPaid: 0, lockInMonths: 0, clauses: ['No pets.'] };
    const seller = { name: 'Asha Kulkarni', city: 'Pune', pan: 'ABxxxxxx4D' };
    const agreed = ['Included: the curtains.', 'Included: the fan.'];
    const blocks = inLanguage('mr', () => licenceInMarathi({ ...factsOf(terms), seller, agreed }));
    expect(blocks[2]).toContain('Asha Kulkarni, Pune, PAN ABxxxxxx4D (“परवानादाता”)');
    expect(blocks[2]).toContain('Rohan Patil, Nashik (“परवानाधारक”)');
    const text = blocks.join('\n');
    expect(text).toContain('8. मुदतीआधी संपवणे\nकोणतीही बाजू 30 दिवसांची');
    expect(text).toContain('अनामत रक्कम देतात. जागा परत दिली');
    expect(text).toContain('Included: the curtains. Included: the fan.');
    expect(blocks.filter((block) => block.endsWith('वकिलांनी वर लिहिल्याप्रमाणे.'))).toHaveLength(1);
  });

  test('in English says of the property as much as its papers do', () => {
    const NONE = { flat: null, wing: null, floor: null, project: null, carpetSqft: null };
    const NOWHERE = { survey: null, north: null, south: null, east: null, west: null };
    const wordsOf = (filled: Partial<PropertySchedule>) =>
      scheduleWords({ ...NONE, ...NOWHERE, ...filled });
    expect(wordsOf({})).toBe('');
    expect(wordsOf({ floor: '7' })).toBe('It is floor 7.');
    expect(wordsOf({ wing: 'B', survey: '12/3', west: 'the road' })).toBe(
      'It is wing B. It stands on the land of survey or CTS number 12/3. It is bounded on the west by the road.',
    );
  });

  test('in two languages has the same blocks in both', () => {
    expect(() => textInBoth(factsOf(LICENCE), ['लिव्ह अँड लायसन्स करार'])).toThrow(
      'The Marathi has blocks of its own',
    );
  });

  test('for sale without a token asks for the whole price', () => {
    const text = textOf({ ...SALE, tokenPaid: 0 });
    expect(text).toContain(
      '3. Payment\nThe whole price is due on the day the sale deed is registered, unless the two sides have agreed on instalments; those paid by then are taken off.',
    );
    expect(text).not.toContain('token amount. It counts');
  });

  test('for sale says what is left after the token', () => {
    expect(textOf(SALE)).toContain('The rest, ₹ 9400000, is due');
  });

  test.each([
    ['seller', 'The Seller pays the stamp duty and the registration fee.'],
    [
      'both',
      'The Seller and the Buyer pay the stamp duty and the registration fee in equal halves.',
    ],
  ] as const)('for sale says who pays the stamp duty: %s', (stampDutyBy, words) => {
    expect(textOf({ ...SALE, stampDutyBy })).toContain(words);
  });

  test('of leave and licence without lock-in, token or further terms leaves them out', () => {
    const text = textOf({
      ...LICENCE,
      tokenPaid: 0,
      lockInMonths: 0,
      maintenanceBy: 'licensee',
      use: 'business',
    });
    expect(text).toContain('8. Ending early\nEither side may end the licence by 30 days’ written');
    expect(text).toContain('as a deposit without interest before moving in. It is returned');
    expect(text).toContain('The society’s maintenance is paid by the Licensee.');
    expect(text).toContain('for the Licensee’s lawful business for 11 months');
  });

  test('describes the property as its papers do, and names the parties’ PAN and what was offered', () => {
    const schedule = {
      flat: '702',
      wing: 'B',
      floor: '7',
      project: 'Gulmohar',
      carpetSqft: 1_870,
      survey: '12/3',
      north: 'the road',
      south: null,
      east: 'wing A',
      west: null,
    };
    const facts = {
      version: 1,
      madeOn: new Date('2026-11-22T06:00:00Z'),
      lawyer: 'Meera Joshi',
      seller: { name: 'Asha Kulkarni', city: '4 Prabhat Road, Pune, 411004', pan: 'ABxxxxxx4D' },
      buyer: { name: 'Rohan Patil', city: 'Nashik', pan: null },
      property: 'A 2 BHK flat',
      agreed: ['Included: the curtains.', 'Included: the fan.'],
      terms: { ...SALE, schedule },
      money: (rupees: number) => `₹ ${rupees}`,
    };
    const text = agreementText(facts);
    expect(text).toContain(
      'It is flat or unit 702, wing B, floor 7, in the project Gulmohar. Its carpet area is 1,870 square feet (173.73 square metres). It stands on the land of survey or CTS number 12/3. It is bounded on the north by the road, on the east by wing A.',
    );
    expect(text).toContain(
      'Between Asha Kulkarni of 4 Prabhat Road, Pune, 411004, PAN ABxxxxxx4D (“the Seller”) and Rohan Patil of Nashik (“the Buyer”).',
    );
    expect(text).toContain(
      '12. Agreed when the offer was accepted\nIncluded: the curtains. Included: the fan.\n',
    );
  });

  test('of a template nobody knows is not drawn up', () => {
    const unknown = { ...SALE, template: 'gift' } as unknown as SaleTerms;
    expect(() => textOf(unknown)).toThrow('There is no such template');
  });
});
