import { expect, test } from 'vitest';
import { BOOKING_STATE, sectionsInWords } from '#client/money/money-admin/booking-words.ts';
import { BOOKING_STATES } from '#domain/deals/booking.ts';
import { ORDER_STATES } from '#domain/money/order.ts';
import { PAYOUT_STATES } from '#domain/money/payout.ts';
import { REFUND_STATES } from '#domain/money/refund.ts';
import { RELEASE_STATES } from '#domain/money/release.ts';

const AT = '2026-11-01T06:00:00Z';
const row = (state: string | null) => ({
  title: '',
  detail: '',
  state,
  amount: null,
  at: AT,
  link: null,
});

test.each([
  ['Orders', ORDER_STATES],
  ['Requests for the money', RELEASE_STATES],
  ['Payouts', PAYOUT_STATES],
  ['Refunds', REFUND_STATES],
  ['What happened', BOOKING_STATES],
] as const)('staff read every state of %s by its name', (title, states) => {
  const rows = [...states, null].map(row);
  const [section] = sectionsInWords([{ title, total: rows.length, rows }]);
  const named = section?.rows.map(({ state }) => state) ?? [];
  expect(named).toHaveLength(rows.length);
  expect(named.at(-1)).toBeNull();
  for (const name of named.slice(0, -1)) expect(name).toMatch(/^[A-Z]/);
});

test('a booking on hold says whom it waits for', () => {
  expect(BOOKING_STATE.held).toBe('Waits for the owner');
});
