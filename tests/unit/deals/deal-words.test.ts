import { expect, test } from 'vitest';
import { CANCEL_RULES } from '#domain/deals/booking.ts';
import { bookingEventLabel } from '#domain/deals/booking-events.ts';
import { conditionLines, NO_TERMS } from '#domain/deals/deal-terms.ts';
import { needsRevenueStamp } from '#domain/deals/rent-receipt.ts';
import { sellerReceives } from '#domain/deals/seller-receives.ts';
import { SITE_POINTS } from '#domain/deals/site-visit.ts';

test('what was agreed is told a sentence a line', () => {
  const terms = {
    possessionOn: '2026-12-01',
    fixtures: 'two wardrobes, hob No. 4.',
    loanBy: '2026-11-30',
  };
  expect(conditionLines({ terms, conditions: ['No smoking.'] })).toEqual([
    'Possession on 1 Dec 2026.',
    'Included: two wardrobes, hob No. 4.',
    'The deal hangs on the buyer’s home loan, which has to be sanctioned by 30 Nov 2026.',
    'No smoking.',
  ]);
  expect(NO_TERMS).toEqual({ possessionOn: null, fixtures: null, loanBy: null });
  expect(conditionLines({ terms: NO_TERMS, conditions: [] })).toEqual([]);
});

test('a receipt for more than ₹5,000 in cash bears a revenue stamp', () => {
  expect(needsRevenueStamp(5_001, 'cash')).toBe(true);
  expect(needsRevenueStamp(5_000, 'cash')).toBe(false);
  expect(needsRevenueStamp(90_000, 'upi')).toBe(false);
});

test('no tax is held back of a rent, however high', () => {
  const amount = 6_000_000;
  expect(sellerReceives(amount, 'rent')).toEqual({ tds: null, net: 6_000_000 });
  expect(sellerReceives(amount, 'sell').net).toBe(5_940_000);
});

test('what cancelling means is said of bookings that can be cancelled', () => {
  expect(Object.keys(CANCEL_RULES)).toEqual(['held', 'accepted', 'paid']);
  expect(CANCEL_RULES.held).toBe(CANCEL_RULES.accepted);
  expect(CANCEL_RULES.paid).not.toBe(CANCEL_RULES.held);
  expect(Object.values(CANCEL_RULES).every((said) => (said?.length ?? 0) > 10)).toBe(true);
});

test('an event of a booking without words is told as it is stored', () => {
  expect(bookingEventLabel('unheard-of')).toBe('unheard-of');
  expect(bookingEventLabel('accept')).toBe('Owner accepted');
});

test('every point on the spot has its name and what to look for', () => {
  const points = Object.values(SITE_POINTS);
  expect(new Set(points.map(({ label }) => label)).size).toBe(points.length);
  expect(points.every(({ label, hint }) => label.length > 2 && hint.length > 5)).toBe(true);
});
