import { describe, expect, test } from 'vitest';
import { GST_STATES, HOME_STATE, isGstin } from '#domain/lib/gstin.ts';
import { greaterOf, lesserOf, minus, type Paise, paise, shareOf } from '#domain/lib/money.ts';
import { financialYear } from '#domain/lib/time/pune.ts';
import { type Tax, taxBack, taxOn, taxWithin, untaxed } from '#domain/money/gst.ts';
import { fc } from '#tests/fast-check.ts';

const amount = fc.integer({ min: 1, max: 10_000_000_000 }).map(paise);
const small = fc.integer({ min: 1, max: 100 }).map(paise);
const state = fc.constantFrom(...Object.keys(GST_STATES));

describe('GST on a fee', () => {
  test('is halved between centre and state at home, and IGST elsewhere', () => {
    expect(taxOn(paise(49_900), HOME_STATE)).toEqual({
      net: 49_900,
      cgst: 4_491,
      sgst: 4_491,
      igst: 0,
      total: 58_882,
    });
    expect(taxOn(paise(49_900), '29')).toEqual({
      net: 49_900,
      cgst: 0,
      sgst: 0,
      igst: 8_982,
      total: 58_882,
    });
    expect(untaxed(paise(49_900))).toMatchObject({ cgst: 0, sgst: 0, igst: 0, total: 49_900 });
  });

  test('is whole paise, adds up, and misses 18 % by less than a paisa a part', () => {
    fc.assert(
      fc.property(amount, state, (net, at) => {
        const tax = taxOn(net, at);
        const gst = tax.cgst + tax.sgst + tax.igst;
        expect(tax.total).toBe(net + gst);
        expect(tax.cgst).toBe(tax.sgst);
        expect(Number.isSafeInteger(gst)).toBe(true);
        expect(Math.abs(gst - net * 0.18)).toBeLessThanOrEqual(1.000001);
        expect(tax.igst === 0 || tax.cgst === 0).toBe(true);
      }),
    );
  });

  test('of nothing is nothing', () => {
    expect(taxWithin(untaxed(paise(0)), paise(0))).toEqual({
      net: 0,
      cgst: 0,
      sgst: 0,
      igst: 0,
      total: 0,
    });
  });

  /** Each part of a whole that goes back, one after the other; nothing of any of them is below nothing. */
  const goBack = (whole: Tax, parts: readonly Paise[]): Tax[] =>
    parts.map((part, i) => {
      const tax = taxWithin(whole, part, taxBack(whole, parts.slice(0, i)));
      expect(tax.net + tax.cgst + tax.sgst + tax.igst).toBe(part);
      expect(tax.total).toBe(part);
      expect(Math.min(tax.net, tax.cgst, tax.sgst, tax.igst)).toBeGreaterThanOrEqual(0);
      return tax;
    });

  test('goes back in parts that add up to the whole, whatever the parts, single paise too', () => {
    const weight = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 10_000 }));
    const parts = fc.array(weight, { maxLength: 12 });
    fc.assert(
      fc.property(fc.oneof(amount, small), state, parts, (net, at, weights) => {
        const whole = taxOn(net, at);
        const cut: Paise[] = [];
        let left = whole.total;
        for (const weight of weights) {
          const most = shareOf(left, { part: weight, whole: 10_000 }, 'floor');
          const part = lesserOf(left, greaterOf(paise(1), most));
          if (part > 0) cut.push(part);
          left = minus(left, part);
        }
        if (left > 0) cut.push(left);
        goBack(whole, cut);
        expect(taxBack(whole, cut)).toEqual(whole);
      }),
    );
  });

  test('goes back paisa by paisa, of every small amount, at home and elsewhere', () => {
    for (let net = 1; net <= 60; net++) {
      for (const at of [HOME_STATE, '29']) {
        const whole = taxOn(paise(net), at);
        const cut = Array.from({ length: whole.total }, () => paise(1));
        goBack(whole, cut);
        expect(taxBack(whole, cut)).toEqual(whole);
      }
    }
  });

  test('of a single paisa that would be one to each, the state’s comes with the next part', () => {
    const whole = taxOn(paise(99_901), HOME_STATE);
    expect(goBack(whole, [paise(6), paise(1), paise(2)])).toEqual([
      { net: 6, cgst: 0, sgst: 0, igst: 0, total: 6 },
      { net: 0, cgst: 1, sgst: 0, igst: 0, total: 1 },
      { net: 1, cgst: 0, sgst: 1, igst: 0, total: 2 },
    ]);
    expect(goBack(whole, [paise(6), paise(2)])[1]).toEqual({
      ...{ net: 0, cgst: 1, sgst: 1, igst: 0, total: 2 },
    });
  });
});

describe('a GSTIN', () => {
  const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  /** Its check sign put after it, by the rule of the register. */
  const withCheck = (fourteen: string) => {
    const sum = [...fourteen].reduce((total, sign, i) => {
      const product = SIGNS.indexOf(sign) * (i % 2 ? 2 : 1);
      return total + Math.floor(product / 36) + (product % 36);
    }, 0);
    return fourteen + SIGNS[(36 - (sum % 36)) % 36];
  };
  const WITHOUT_STATE = withCheck('98AAAAA0000A1Z');
  const WITHOUT_SHAPE = withCheck('27AAAA00000A1Z');
  test('is what the rule makes it', () => {
    expect(withCheck('27AAAAA0000A1Z')).toBe('27AAAAA0000A1Z2');
  });

  test.each(['27AAAAA0000A1Z2', '29ABCDE1234F1ZW', '27ABCDE1234F1Z0'])(
    '%s is well formed',
    (it) => {
      expect(isGstin(it)).toBe(true);
    },
  );

  test.each([
    ['a wrong check sign', '27AAAAA0000A1Z3'],
    ['two signs exchanged', '27AAAAA0000A12Z'],
    ['a state there is not', '98AAAAA0000A1Z2'],
    ['small letters', '27aaaaa0000a1z2'],
    ['a sign too few', '27AAAAA0000A1Z'],
    ['spaces', ' 27AAAAA0000A1Z2'],
    ['nothing', ''],
    ['a good check sign and no such state', WITHOUT_STATE],
    ['a good check sign and another shape', WITHOUT_SHAPE],
  ])('with %s is none', (_, it) => {
    expect(isGstin(it)).toBe(false);
  });

  test('catches every single wrong sign', () => {
    const good = '29ABCDE1234F1ZW';
    const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
    for (let at = 0; at < good.length; at++) {
      for (const sign of signs) {
        if (sign === good[at]) continue;
        expect(isGstin(good.slice(0, at) + sign + good.slice(at + 1))).toBe(false);
      }
    }
  });
});

describe('the financial year', () => {
  test.each([
    ['2026-03-31T18:29:59.999Z', '2025-26'],
    ['2026-03-31T18:30:00.000Z', '2026-27'],
    ['2026-12-31T23:00:00.000Z', '2026-27'],
    ['2027-03-31T18:29:59.999Z', '2026-27'],
    ['2099-06-01T00:00:00.000Z', '2099-00'],
  ])('of %s is %s, by the clock of Pune', (at, year) => {
    expect(financialYear(new Date(at))).toBe(year);
  });
});
