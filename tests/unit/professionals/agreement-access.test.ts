import { describe, expect, test } from 'vitest';
import { daysFrom } from '#domain/lib/time/deadlines.ts';
import { AGREEMENT_STATES } from '#domain/professionals/agreement.ts';
import {
  type AgreementFacts,
  type AgreementPhase,
  mayReadAgreement,
  maySignAgreement,
} from '#domain/professionals/agreement-access.ts';
import { AGREEMENT } from '#tests/expected/state-access.ts';

const END = new Date('2026-06-01T06:30:00Z');
const PARTIES = ['client', 'professional', 'signatory', 'staff'] as const;

const STANDS = { workEndedAt: null, dealStands: true, dealEndedAt: null };
const PHASE: Record<AgreementPhase, Omit<AgreementFacts, 'state' | 'wasShared'>> = {
  underWay: { ...STANDS, work: 'working' },
  finished: { ...STANDS, work: 'confirmed', workEndedAt: END },
  fallenThrough: { ...STANDS, work: 'delivered', dealStands: false, dealEndedAt: END },
  givenUp: { ...STANDS, work: 'refunded', workEndedAt: END },
};
const PHASES = Object.keys(PHASE) as AgreementPhase[];

/** A term of so many days runs to the moment; what is open or closed is so for good. */
const moments = (sees: 'yes' | 'no' | number) =>
  typeof sees === 'number'
    ? [
        { at: new Date(daysFrom(END, sees).getTime() - 1), seen: true },
        { at: daysFrom(END, sees), seen: false },
      ]
    : [END, daysFrom(END, 5_000)].map((at) => ({ at, seen: sees === 'yes' }));

const cells = AGREEMENT_STATES.flatMap((state) => PHASES.map((phase) => ({ state, phase })));

describe('who reads an agreement, in each state and phase', () => {
  const reads = (facts: AgreementFacts, row: (typeof AGREEMENT)['draft']['underWay']) => {
    for (const party of PARTIES) {
      for (const { at, seen } of moments(row[party])) {
        expect(mayReadAgreement(facts, party, at), `${party} at ${at.toISOString()}`).toBe(seen);
      }
    }
  };

  test.each(cells)('$state, $phase', ({ state, phase }) => {
    reads({ ...PHASE[phase], state, wasShared: state !== 'draft' }, AGREEMENT[state][phase]);
  });

  test.each(PHASES)('superseded before it was ever shared it is a draft: %s', (phase) => {
    const facts = { ...PHASE[phase], state: 'superseded', wasShared: false } as const;
    reads(facts, AGREEMENT.draft[phase]);
  });
});

describe('work that is given up leaves its lawyer thirty days', () => {
  const STANDING = { requested: true, quoted: true, accepted: true, paid: true, working: true };
  const GIVEN_UP = { declined: false, cancelled: false, expired: false, refunded: false };
  const cases = { ...STANDING, delivered: true, disputed: true, confirmed: true, ...GIVEN_UP };
  test.each(Object.entries(cases))('%s: reads on %s', (work, readsOn) => {
    const of = { work: work as AgreementFacts['work'], workEndedAt: END };
    const facts = { ...STANDS, ...of, state: 'agreed', wasShared: true } as const;
    expect(mayReadAgreement(facts, 'professional', daysFrom(END, 30))).toBe(readsOn);
  });
});

test('work given up is that, whatever became of the booking', () => {
  const fallen = { dealStands: false, dealEndedAt: daysFrom(END, -90) };
  const facts = { ...PHASE.givenUp, ...fallen, state: 'agreed', wasShared: true } as const;
  expect(mayReadAgreement(facts, 'professional', daysFrom(END, 29))).toBe(true);
  expect(mayReadAgreement(facts, 'professional', daysFrom(END, 30))).toBe(false);
});

test('staff read on while the work goes on, whatever it had ended with before', () => {
  const facts = { ...PHASE.underWay, state: 'agreed', wasShared: true, workEndedAt: END } as const;
  expect(mayReadAgreement(facts, 'staff', daysFrom(END, 5_000))).toBe(true);
});

test('only what is shared is signed, while the work stands and a deal with it', () => {
  const signed = cells.filter(({ state, phase }) =>
    maySignAgreement({ ...PHASE[phase], state, wasShared: state !== 'draft' }),
  );
  expect(signed).toEqual([
    { state: 'shared', phase: 'underWay' },
    { state: 'shared', phase: 'finished' },
  ]);
});
