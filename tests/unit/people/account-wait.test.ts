import { describe, expect, test } from 'vitest';
import { maskAccount, paidFrom, payoutWait } from '#domain/people/bank-account.ts';

const ADDED = new Date('2026-11-20T10:00:00Z');
const FREE = new Date('2026-11-21T10:00:00Z');

describe('when a bank account may be paid', () => {
  const wait = (now: string, nameState: 'fits' | 'waiting' | 'allowed' = 'fits') =>
    payoutWait({ createdAt: ADDED, nameState }, new Date(now));
  test('a day after it was added, to the millisecond', () => {
    expect(paidFrom(ADDED)).toEqual(FREE);
    expect(wait('2026-11-21T09:59:59.999Z')).toEqual({ until: FREE, staff: false });
    expect(wait('2026-11-21T10:00:00.000Z')).toBeNull();
  });
  test('not before staff have looked at a name that does not fit', () => {
    expect(wait('2026-11-20T10:00:00Z', 'waiting')).toEqual({ until: FREE, staff: true });
    expect(wait('2026-11-25T10:00:00Z', 'waiting')).toEqual({ until: null, staff: true });
    expect(wait('2026-11-25T10:00:00Z', 'allowed')).toBeNull();
  });
  test('of its number the last four digits are shown', () => {
    expect(maskAccount('4321')).toBe('XXXXXX4321');
  });
});
