import { beforeAll, describe, expect, test } from 'vitest';
import { STATE_TABLES } from '#domain/state-tables.ts';
import { type Deal, movesOf, paidIn, START } from './composed-deal.ts';

const keyOf = (deal: Deal): string => Object.values(deal).join('|');

/** Nobody has anything more to do or to get: the deal is over for good. */
const isEnd = ({ booking, held, toOwner, toBuyer, refunding, left, owed }: Deal): boolean =>
  ['declined', 'expired', 'cancelled', 'completed'].includes(booking) &&
  held + toOwner + toBuyer + refunding + left + owed === 0;

/** Every state that can come about, with where its steps lead. */
const states = new Map<string, { deal: Deal; next: string[] }>();
const taken = new Set<string>();
const ends = new Set<string>();
const canEnd = new Set<string>();

beforeAll(() => {
  const queue: Deal[] = [START];
  states.set(keyOf(START), { deal: START, next: [] });
  for (const deal of queue) {
    const at = states.get(keyOf(deal));
    for (const { name, to } of movesOf(deal)) {
      taken.add(name);
      const key = keyOf(to);
      at?.next.push(key);
      if (states.has(key)) continue;
      states.set(key, { deal: to, next: [] });
      queue.push(to);
    }
  }
  const before = new Map<string, string[]>();
  for (const [key, { deal, next }] of states) {
    if (isEnd(deal)) ends.add(key);
    for (const to of next) {
      const from = before.get(to);
      if (from) from.push(key);
      else before.set(to, [key]);
    }
  }
  const reached = [...ends];
  for (const key of ends) canEnd.add(key);
  for (const key of reached) {
    for (const from of before.get(key) ?? []) {
      if (canEnd.has(from)) continue;
      canEnd.add(from);
      reached.push(from);
    }
  }
}, 120_000);

describe('booking, instalments, releases, payouts, refunds, settlement and agreement together', () => {
  test('all of it is walked', () => {
    const steps = [...states.values()].reduce((sum, { next }) => sum + next.length, 0);
    const numbers = `${states.size} states, ${steps} steps, ${ends.size} ends, ${states.size - canEnd.size} stuck`;
    process.stdout.write(`A deal as a whole: ${numbers}\n`);
    expect(states.size).toBeGreaterThan(10_000);
    expect(ends.size).toBeGreaterThan(100);
  });

  test('from every state an end can be reached', () => {
    const stuck = [...states.entries()].filter(([key]) => !canEnd.has(key));
    expect(stuck.slice(0, 5).map(([, { deal }]) => deal)).toEqual([]);
  });

  test('where nothing can be done any more, nothing is held, owed or on its way', () => {
    const dead = [...states.values()].filter(({ next }) => next.length === 0);
    expect(dead.length).toBeGreaterThan(0);
    expect(dead.filter(({ deal }) => !isEnd(deal)).slice(0, 5)).toEqual([]);
  });

  test('no money comes about or is lost on the way', () => {
    for (const { deal } of states.values()) {
      const { held, toOwner, toBuyer, refunding, left, owner, buyer, owed } = deal;
      const parts = [held, toOwner, toBuyer, refunding, left, owner, buyer, owed];
      if (Math.min(...parts) < 0 || paidIn(deal) > 3) expect(deal).toBeUndefined();
    }
  });

  test('every step of the tables is taken, but those that others stand for', () => {
    const kinds = [
      'booking',
      'instalment',
      'release',
      'payout',
      'refund',
      'settlement',
      'agreement',
    ];
    const all = kinds.flatMap((kind) =>
      STATE_TABLES[kind as 'booking'].transitions.map(({ name }) => `${kind} ${name}`),
    );
    expect(all.filter((name) => !taken.has(name)).sort()).toEqual([
      // Follow with the end of the booking.
      'booking settle',
      'instalment lapse',
      // Follow with the payout.
      'payout recall',
      'release fail',
      'release pay',
      // Follow with the decision about a settlement, and with the booking.
      'settlement lapse',
      'settlement owe',
      'settlement settle',
    ]);
  });
});
