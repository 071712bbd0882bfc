import { describe, expect, test } from 'vitest';
import { daysFrom } from '#domain/lib/time/deadlines.ts';
import { ENGAGEMENT_STATES } from '#domain/professionals/engagement.ts';
import {
  mayReadWorkPaper,
  mayWithWorkPapers,
  WORK_PAPER_ACCESS,
} from '#domain/professionals/work-paper-access.ts';
import { CLIENTS_PAPER, LAWYERS_PAPER } from '#tests/expected/state-access.ts';

const END = new Date('2026-06-01T06:30:00Z');
const PARTIES = ['client', 'professional', 'staff'] as const;

describe('who reads the papers of a piece of work, in each state', () => {
  const cases = ENGAGEMENT_STATES.flatMap((state) => [
    { state, whose: 'clients' as const, row: CLIENTS_PAPER[state] },
    { state, whose: 'professionals' as const, row: LAWYERS_PAPER[state] },
  ]);
  test.each(cases)('$state, the $whose', ({ state, whose, row }) => {
    for (const party of PARTIES) {
      const sees = row[party];
      const reads = (at: Date) => mayReadWorkPaper({ state, endedAt: END }, party, whose, at);
      const days = typeof sees === 'number' ? sees : 5_000;
      expect(reads(new Date(daysFrom(END, days).getTime() - 1)), party).toBe(sees !== 'no');
      expect(reads(daysFrom(END, days)), party).toBe(sees === 'yes');
    }
  });
});

test('who hands in, reports and drafts, in each state', () => {
  const BOTH = ['client', 'professional'];
  const expected: Partial<Record<(typeof ENGAGEMENT_STATES)[number], object>> = {
    paid: { handIn: BOTH, report: [], draft: [] },
    working: { handIn: BOTH, report: ['professional'], draft: ['professional'] },
    delivered: { handIn: BOTH, report: [], draft: ['professional'] },
  };
  for (const state of ENGAGEMENT_STATES) {
    const nobody = { handIn: [], report: [], draft: [] };
    expect(WORK_PAPER_ACCESS[state].may, state).toEqual(expected[state] ?? nobody);
  }
  expect(mayWithWorkPapers({ state: 'working' }, 'professional', 'draft')).toBe(true);
  expect(mayWithWorkPapers({ state: 'working' }, 'client', 'draft')).toBe(false);
});
