import { describe, expect, test } from 'vitest';
import { SCOPE_LABEL } from '#domain/lib/api-key.ts';
import { degreesAround, fractionOf, fuzzPoint, haversineMetres } from '#domain/lib/geo.ts';
import { isGstin } from '#domain/lib/gstin.ts';
import { readOrigin } from '#domain/lib/origin.ts';
import {
  fromBasisPoints,
  fromPercent,
  partInPercent,
  toHundredths,
  wholePercent,
} from '#domain/lib/percent.ts';
import { PROFESSION, perProfession, profilePath } from '#domain/lib/profession.ts';
import { isMember, ROLE_LABEL } from '#domain/lib/role.ts';
import { remember } from '#domain/lib/seen.ts';
import { shortName } from '#domain/lib/short-name.ts';
import { isSecondFactor, needsSecondFactor, SIGN_IN_LABEL } from '#domain/lib/sign-in.ts';
import { perSold, perSoldPage, SOLD } from '#domain/lib/sold.ts';
import { subjectLabel } from '#domain/lib/subject.ts';
import { clash } from '#domain/lib/time/clash.ts';
import { financialYear, puneMinute } from '#domain/lib/time/pune.ts';
import { shortDateIn } from '#domain/lib/time/read-date.ts';
import { asciiDigits, toLatin } from '#domain/lib/transliterate.ts';

test('shares in percent and back, and figures with two decimals', () => {
  expect([wholePercent(0.254), partInPercent(3, 4), fromPercent(25)]).toEqual([25, 75, 0.25]);
  expect([fromBasisPoints(25), toHundredths(18.5254)]).toEqual([0.25, 18.53]);
});

test.each([
  ['Sameer', 'kulkarni', 'Sameer K.'],
  ['Sameer', ' patil', 'Sameer P.'],
  ['Sameer', ' ', 'Sameer'],
])('%s %s is called %s before contacts are shared', (first, last, name) => {
  expect(shortName(first, last)).toBe(name);
});

test('the twenty homes seen last are remembered, each once', () => {
  expect(remember([1, 2, 3], 2)).toEqual([2, 1, 3]);
  const twenty = Array.from({ length: 20 }, (_, i) => i);
  expect(remember(twenty, 99)).toEqual([99, ...twenty.slice(0, 19)]);
});

describe('the origin of a site', () => {
  test.each([
    ['https://www.example.in', 'https://www.example.in'],
    ['https://example.in:8443/', 'https://example.in:8443'],
    ['http://localhost:3000', 'http://localhost:3000'],
    ['http://127.0.0.1', 'http://127.0.0.1'],
    ['http://example.in', undefined],
    ['ftp://localhost', undefined],
    ['https://example.in/page', undefined],
    ['https://example.in/?a=1', undefined],
    ['https://example.in/#a', undefined],
    ['https://asha@example.in', undefined],
    ['example.in', undefined],
  ])('of %s is %s', (typed, origin) => {
    expect(readOrigin(typed)).toBe(origin);
  });
});

describe('a GSTIN has its state, its shape and its check sign', () => {
  test.each([
    ['27AAPFU0939F1ZV', true],
    ['27AAPFU0939F1ZW', false],
    ['99AAPFU0939F1ZV', false],
    ['27AAPFU0939F1Z', false],
    ['27aapfu0939f1zv', false],
    ['x27AAPFU0939F1ZV', false],
    ['27AAPFU0939F1ZVx', false],
  ])('%s: %s', (typed, isOne) => {
    expect(isGstin(typed)).toBe(isOne);
  });
});

describe('two meetings clash', () => {
  const at = (start: string, end: string) => ({
    start: `2026-11-21T${start}:00Z`,
    end: `2026-11-21T${end}:00Z`,
  });
  test.each([
    [at('10:00', '11:00'), at('10:30', '11:30'), true],
    [at('10:00', '12:00'), at('10:30', '11:00'), true],
    [at('10:00', '11:00'), at('11:00', '12:00'), false],
    [at('10:00', '11:00'), at('12:00', '13:00'), false],
  ])('%o and %o: %s', (a, b, isSo) => {
    expect(clash(a, b)).toBe(isSo);
    expect(clash(b, a)).toBe(isSo);
  });
});

test.each([
  ['4 Nov 2026', '2026-11-04'],
  ['14 Jan 2027', '2027-01-14'],
  ['4 Nov', undefined],
  ['on 4 Nov 2026', undefined],
  ['4 Nov 2026.', undefined],
  ['4 Nop 2026', undefined],
])('the day “%s” is %s', (text, day) => {
  expect(shortDateIn(text)).toBe(day);
});

test.each([
  ['2026-03-31T18:29:59Z', '2025-26'],
  ['2026-03-31T18:30:00Z', '2026-27'],
  ['2026-12-31T18:30:00Z', '2026-27'],
  ['2099-05-01T00:00:00Z', '2099-00'],
  ['2008-05-01T00:00:00Z', '2008-09'],
])('%s is of the financial year %s', (at, year) => {
  expect(financialYear(new Date(at))).toBe(year);
});

test('minutes since midnight in Pune', () => {
  expect(puneMinute(new Date('2026-11-21T18:30:59Z'))).toBe(0);
  expect(puneMinute(new Date('2026-11-21T18:29:00Z'))).toBe(1_439);
});

describe('signing in', () => {
  test('staff show a second factor, others need none', () => {
    expect((['admin', 'user', 'agent'] as const).map(needsSecondFactor)).toEqual([
      ...[true, false, false],
    ]);
    expect((['passkey', 'authenticator_app', 'password'] as const).map(isSecondFactor)).toEqual([
      ...[true, true, false],
    ]);
  });
  test('staff are no members', () => {
    expect((['user', 'lawyer', 'admin'] as const).map(isMember)).toEqual([true, true, false]);
  });
});

test('what is sold has its page and its row', () => {
  expect(perSold((name) => SOLD[name].path).agentLead).toBe('/agentLeadPayment');
  expect(perSoldPage((name) => name)['/agentLeadPayment']).toBe('agentLead');
  expect(Object.keys(perSold(() => 1))).toEqual(Object.keys(SOLD));
});

test('a professional is found on the page of their profession', () => {
  expect(profilePath('lawyer', 7)).toBe('/HireLawyer?professional=7');
  expect(profilePath('evaluator', 7)).toBe('/EvaluatorDetails/7');
  expect(perProfession((name) => PROFESSION[name].fee.path).lawyer).toBe('/LawyerPayment');
});

test('each of these has words', () => {
  const rows = Object.values(PROFESSION).flatMap(
    ({ label, one, noun, name, work, brief, ...of }) => [
      ...[label, one, ...noun, name, work, brief, of.licence.label, of.licence.missing],
      ...[of.hire.rail, of.hire.intro, of.fee.label],
    ],
  );
  const sold = Object.values(SOLD).map(({ label }) => label);
  const more = [subjectLabel('saved_search'), SCOPE_LABEL['search:read'], SIGN_IN_LABEL.passkey];
  for (const words of [...rows, ...sold, ...more, ROLE_LABEL.user, ROLE_LABEL.lawyer]) {
    expect(words).toMatch(/\w{3}/);
  }
  expect(new Set(sold).size).toBe(sold.length);
});

describe('distances', () => {
  const HERE = { lat: 18.5, lng: 73.8 };
  test.each([
    [{ lat: 19.5, lng: 73.8 }, 111_195],
    [{ lat: 18.5, lng: 74.8 }, 105_448],
    [{ lat: 18.5, lng: 73.8 }, 0],
  ])('to %o are %i m', (there, metres) => {
    expect(haversineMetres(HERE, there)).toBeCloseTo(metres, -1);
    expect(haversineMetres(there, HERE)).toBeCloseTo(metres, -1);
  });

  test('in degrees, the same on either side of the equator, and at a pole still some', () => {
    expect(degreesAround(HERE, 10_000)).toBeCloseTo(0.0958, 4);
    expect(degreesAround({ ...HERE, lat: -18.5 }, 10_000)).toBe(degreesAround(HERE, 10_000));
    expect(degreesAround({ ...HERE, lat: 90 }, 10_000)).toBeCloseTo(5.2, 1);
  });

  test('a text has its fraction, and a point its place beside it', () => {
    expect(['', 'Pune', 'Puna'].map((text) => fractionOf(text).toFixed(6))).toEqual([
      '0.168475',
      '0.534579',
      '0.952330',
    ]);
    const { lat, lng } = fuzzPoint(HERE, 'a');
    expect([lat.toFixed(6), lng.toFixed(6)]).toEqual(['18.500855', '73.800293']);
  });
});

describe('Devanagari in Latin letters', () => {
  test.each([
    ['पुणे', 'pune'],
    ['बाणेर', 'baner'],
    ['पिंपरी', 'pimpari'],
    ['हिंजवडी', 'hinjavadi'],
    ['चिंचवड', 'chinchavad'],
    ['आंबेगाव', 'ambegav'],
    ['औंध', 'aundh'],
    ['कोथरूड', 'kotharud'],
    ['कृष्ण', 'krushn'],
    ['दुःख', 'dukh'],
    ['चाँद', 'chand'],
    ['गड किल्ला', 'gad killa'],
    ['पुणे-४११०४५', 'pune-411045'],
    ['Baner बाणेर', 'Baner baner'],
  ])('%s is %s', (text, latin) => {
    expect(toLatin(text)).toBe(latin);
  });

  test('digits alone', () => {
    expect(asciiDigits('०१९ ५a')).toBe('019 5a');
  });
});
