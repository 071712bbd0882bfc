import { describe, expect, test } from 'vitest';
import { isDeliveredByReport } from '#domain/professionals/engagement.ts';
import { isOpenLead, LEAD_STATES } from '#domain/professionals/lead.ts';

test('a lead is open until it is won or lost', () => {
  expect(LEAD_STATES.filter(isOpenLead)).toEqual(['new', 'contacted', 'visit', 'negotiating']);
});

describe('only a valuation of a property listed here is delivered by its report', () => {
  test.each([
    ['evaluator', 7, true],
    ['evaluator', null, false],
    ['lawyer', 7, false],
    ['agent', null, false],
  ] as const)('%s, listing %s: %s', (profession, listingId, expected) => {
    expect(isDeliveredByReport({ profession, listingId })).toBe(expected);
  });
});
