import { describe, expect, test } from 'vitest';
import { BOOKING_STATES } from '#domain/deals/booking.ts';
import { type AddressClaim, addressFrom, seesAddress } from '#domain/deals/sees-address.ts';
import { VISIT_STATES } from '#domain/deals/visit.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const STARTS = new Date('2026-11-20T10:00:00Z');
const ENDS = new Date('2026-11-20T10:30:00Z');
const known = { blocked: false, identified: true };
const visit = (more: Partial<Extract<AddressClaim, { by: 'visit' }>> = {}): AddressClaim => ({
  by: 'visit',
  state: 'booked',
  startsAt: STARTS,
  endsAt: ENDS,
  ...known,
  ...more,
});
const at = (claim: AddressClaim, now: string) => seesAddress(claim, new Date(now));

describe('who may know the address of a home', () => {
  test('its owner, and not who has nothing to do with it', () => {
    expect(seesAddress({ by: 'owner' }, NOW)).toBe(true);
    expect(seesAddress({ by: 'nothing' }, NOW)).toBe(false);
  });
  test('a visitor from two hours before until six hours after, to the millisecond', () => {
    expect(addressFrom(STARTS)).toEqual(new Date('2026-11-20T08:00:00Z'));
    expect(at(visit(), '2026-11-20T07:59:59.999Z')).toBe(false);
    expect(at(visit(), '2026-11-20T08:00:00.000Z')).toBe(true);
    expect(at(visit(), '2026-11-20T16:29:59.999Z')).toBe(true);
    expect(at(visit(), '2026-11-20T16:30:00.000Z')).toBe(false);
  });
  test('of visits only one that stands or is under way', () => {
    expect(VISIT_STATES.filter((state) => seesAddress(visit({ state }), NOW))).toEqual([
      'booked',
      'checked_in',
    ]);
  });
  test('no visitor who is blocked or has not shown who they are', () => {
    expect(seesAddress(visit({ blocked: true }), NOW)).toBe(false);
    expect(seesAddress(visit({ identified: false }), NOW)).toBe(false);
  });
  test.each([
    [known, ['accepted', 'paid', 'completed']],
    [{ blocked: true, identified: true }, ['paid', 'completed']],
    [{ blocked: false, identified: false }, ['paid', 'completed']],
    [{ blocked: true, identified: false }, ['paid', 'completed']],
  ])('a buyer (%o) whose booking is %s', (who, states) => {
    const sees = BOOKING_STATES.filter((state) =>
      seesAddress({ by: 'booking', state, ...who }, NOW),
    );
    expect([...sees].sort()).toEqual([...states].sort());
  });
  test('whoever is hired knows what their client knows, while they work', () => {
    const hired = (working: boolean, client: AddressClaim) =>
      seesAddress({ by: 'hired', working, client }, NOW);
    expect(hired(true, { by: 'owner' })).toBe(true);
    expect(hired(false, { by: 'owner' })).toBe(false);
    expect(hired(true, { by: 'nothing' })).toBe(false);
    expect(hired(true, visit({ blocked: true }))).toBe(false);
  });
});
