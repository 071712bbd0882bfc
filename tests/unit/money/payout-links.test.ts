import { createElement } from 'react';
import { expect, test } from 'vitest';
import { PayoutCard } from '#client/money/money-admin/PayoutCard.tsx';
import type { AdminPayout } from '#contract/money/payout-admin.ts';
import { paise } from '#domain/lib/money.ts';
import { drawn } from '#tests/drawn.ts';

test('what staff pay out leads to its booking, and to whom it is paid', () => {
  const account = { nameAtBank: 'MEERA APTE', lastFour: '4321', ifsc: 'HDFC0000123' };
  const payout = {
    ...{ id: 3, payoutId: 'pay_3', amount: paise(5_000_000), state: 'waiting', kind: 'release' },
    ...{ payee: { id: 12, name: 'Meera Apte' }, account, message: null, wait: null },
    ...{ subjectKind: 'booking', subjectId: 9, createdAt: '2026-11-22T06:00:00Z' },
    ...{ secondedBy: null, approvedBy: null },
  } as unknown as AdminPayout;
  const card = drawn(createElement(PayoutCard, { payout }));
  expect(card).toMatch(/<a [^>]*href="\/Admin\/Bookings\/9"[^>]*>[^<]*9/);
  expect(card).toMatch(/<a [^>]*href="\/Admin\/Users\/12"/);
});
