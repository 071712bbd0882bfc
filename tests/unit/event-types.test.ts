import { describe, expect, test } from 'vitest';
import { EVENT_TYPES, eventTypeOf } from '#domain/event-types.ts';

describe('what a step of a timeline is told as', () => {
  test.each([
    ['bid', 'place', 'bid.placed'],
    ['visit', 'standAtOnce', 'visit.confirmed_by_itself'],
    ['order', 'pay', 'payment.paid'],
    // Nobody else’s matter, or the name of something every object has.
    ['bid', 'remind', undefined],
    ['bid', 'constructor', undefined],
  ] as const)('%s, %s: %s', (kind, step, type) => {
    expect(eventTypeOf(kind, step)).toBe(type);
  });

  test('stands among the types there are, a thing and what became of it', () => {
    expect(EVENT_TYPES).toContain('payment.paid');
    expect(EVENT_TYPES.every((type) => /^[a-z_]+\.[a-z_]+$/.test(type))).toBe(true);
  });
});
