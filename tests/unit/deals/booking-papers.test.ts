import { expect, test } from 'vitest';
import { mayAddBookingPaper, mayReadBookingPaper } from '#domain/deals/booking-papers.ts';

const NOW = new Date('2026-11-28T00:00:00Z');

test.each(['held', 'accepted', 'paid', 'completed'] as const)(
  'of a booking that is %s either side adds papers and reads all',
  (state) => {
    for (const side of ['owner', 'buyer'] as const) {
      expect(mayAddBookingPaper(state, side)).toBe(true);
      expect(mayReadBookingPaper(state, side, 'own', NOW)).toBe(true);
      expect(mayReadBookingPaper(state, side, 'others', NOW)).toBe(true);
    }
  },
);

test.each(['declined', 'cancelled', 'expired'] as const)(
  'of a booking that is %s each side reads its own and adds none',
  (state) => {
    for (const side of ['owner', 'buyer'] as const) {
      expect(mayAddBookingPaper(state, side)).toBe(false);
      expect(mayReadBookingPaper(state, side, 'own', NOW)).toBe(true);
      expect(mayReadBookingPaper(state, side, 'others', NOW)).toBe(false);
    }
  },
);
