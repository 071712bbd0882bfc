import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { login } from '#contract/people/auth.ts';
import { MIN_VIEW_MS, ROTATION_SECONDS, shortDescription } from '#domain/ads/stat.ts';
import { bandOf } from '#domain/homes/budget-band.ts';
import {
  COST_INFLATION_INDEX,
  capitalGains,
  parseCapitalGains,
  TAX_RATE,
} from '#domain/homes/capital-gains.ts';
import { MAX_COMPARED } from '#domain/homes/compare.ts';
import { clampEmi, EMI_FIELDS, emi } from '#domain/homes/emi.ts';
import { youtubeId } from '#domain/homes/video-link.ts';
import {
  displayBookingAmount,
  displayPrice,
  formatRupees,
  type Rupees,
} from '#domain/lib/money.ts';
import { pageCount } from '#domain/lib/page-count.ts';
import { displayCity } from '#domain/lib/truncate.ts';
import { isFullyVerified, isIdentified } from '#domain/people/kyc.ts';
import words from '#messages/homes/calculators/index.ts';
import * as constants from '#tests/expected/specification/constants.ts';
import { SAID } from '#tests/expected/specification/errors.ts';
import { HOW_MANY, ROWS } from '#tests/expected/specification/rows.ts';
import * as rules from '#tests/expected/specification/rules.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (...at: string[]) => readFileSync(path.join(ROOT, ...at), 'utf8');

describe('section 5', () => {
  test.each(rules.SIGN_IN_RULES)('the sign-in form says of %o at %s: %s', (typed, field, words) => {
    const issues = login.body?.safeParse(typed).error?.issues ?? [];
    const said = issues.map(({ path: at, message }) => [at.join('.'), message]);
    expect(said).toEqual(field === null ? [] : [[field, words]]);
  });

  test.each(rules.KYC_RULES)(
    'Aadhaar %s and PAN %s: posting %s, training %s',
    (aadhaar, pan, posts, trains) => {
      expect(isIdentified({ aadhaar, pan })).toBe(posts);
      expect(isFullyVerified({ aadhaar, pan })).toBe(trains);
    },
  );

  test('the EMI calculator has its bounds, steps and defaults', () => {
    expect(EMI_FIELDS).toEqual(rules.EMI_DEFAULTS);
  });

  test.each(rules.EMI_RULES)('%s typed as “%s” is held at %d', (field, typed, held) => {
    expect(clampEmi(field, typed)).toBe(held);
  });

  test.each(rules.GAINS_REQUIRED)('capital gains without %s are incomplete', (field) => {
    const form = {
      ...{ salePrice: '100', transferCost: '0', purchasePrice: '50', improvementCost: '' },
      ...{ purchaseYear: '2010', improvementYear: '' },
    };
    expect(parseCapitalGains(form)).toBeDefined();
    expect(parseCapitalGains({ ...form, [field]: '' })).toBeUndefined();
    expect(words.incomplete).toBe(rules.GAINS_INCOMPLETE);
  });

  test.each(rules.VIDEO_LINKS)('the link %s is of the video %s', (link, id) => {
    expect(youtubeId(link)).toBe(id);
  });

  test.each(rules.BOOKING_AMOUNTS)('the booking amount %s is shown as “%s”', (amount, shown) => {
    expect(displayBookingAmount(amount)).toBe(shown);
  });

  test.each(rules.PRICES)('the price %s is shown as %s', (price, shown) => {
    expect(displayPrice(price)).toBe(shown);
  });
});

describe('section 8', () => {
  test.each(SAID)('“%s” is said by %s and read in %s', (words, file, story) => {
    expect(read('src', file)).toContain(words);
    expect(read('tests/e2e', story)).toContain(words);
  });
});

describe('section 9', () => {
  test.each(constants.KEPT_IN_CODE)('%s keeps %s', (file, line) => {
    expect(read('src', file)).toContain(line);
  });

  test('ads, comparison and tax', () => {
    expect(ROTATION_SECONDS).toBe(constants.ROTATION_SECONDS);
    expect(MIN_VIEW_MS.video).toBe(constants.VIDEO_VIEW_MS);
    expect(MAX_COMPARED).toBe(constants.MAX_COMPARED);
    expect(TAX_RATE).toBe(constants.TAX_RATE);
    expect(COST_INFLATION_INDEX).toMatchObject(constants.INDEX);
  });

  test.each(constants.AD_WORDS)('an ad at %s shows %d letters and an ellipsis', (place, most) => {
    expect(shortDescription(place, 'x'.repeat(most))).toBe('x'.repeat(most));
    expect(shortDescription(place, 'x'.repeat(most + 1))).toBe(`${'x'.repeat(most)}…`);
  });

  test.each(constants.CITIES)('the city %s is shown as %s', (city, shown) => {
    expect(displayCity(city)).toBe(shown);
  });

  test.each(constants.PAGES)('%d in pages of %d are %d pages', (total, size, pages) => {
    expect(pageCount(total, size)).toBe(pages);
  });

  test.each(constants.RUPEES)('%d rupees are %s', (rupees, words) => {
    expect(formatRupees(rupees as Rupees).replace('\u00a0', ' ')).toBe(words);
  });

  test.each(constants.BANDS)('%d is %s', (rupees, band) => {
    expect(bandOf(rupees)).toBe(band);
  });

  test.each(constants.GAINS)('%o gains %d and owes %d', (sale, gain, tax) => {
    expect(capitalGains(sale)).toMatchObject({ gain, tax });
  });

  test('the standard formula of an EMI', () => {
    const { monthly, ...loan } = constants.EMI;
    const { monthlyPayment, totalPayment, totalInterest } = emi(loan);
    expect(monthlyPayment).toBeCloseTo(monthly, 2);
    expect(totalPayment).toBeCloseTo(monthlyPayment * 60, 2);
    expect(totalInterest).toBeCloseTo(totalPayment - loan.loanAmount, 2);
  });
});

describe('every row of sections 5, 8 and 9', () => {
  test.each(ROWS)('$section: $says', ({ api, screen }) => {
    for (const held of [api, screen]) {
      if ('none' in held) expect(held.none).toMatch(/\.$/);
      else expect(read('tests', held[0])).toContain(held[1]);
    }
  });

  test('is there, and has a test of one kind at least', () => {
    const many = (of: number) => ROWS.filter(({ section }) => section === of).length;
    expect({ 5: many(5), 8: many(8), 9: many(9) }).toEqual(HOW_MANY);
    expect(ROWS.filter(({ api, screen }) => 'none' in api && 'none' in screen)).toEqual([]);
    expect(new Set(ROWS.map(({ says }) => says)).size).toBe(ROWS.length);
  });
});
