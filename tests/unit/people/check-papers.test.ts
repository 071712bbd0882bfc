import { describe, expect, test } from 'vitest';
import { mayReadCheckPaper } from '#domain/people/kyc-papers.ts';
import { mayReadLicencePaper } from '#domain/people/licence-papers.ts';

const DECIDED = new Date('2026-10-01T00:00:00Z');
const LAST_MOMENT = new Date('2026-10-30T23:59:59.999Z');
const OVER = new Date('2026-11-01T00:00:00Z');

describe('who may open an identity document', () => {
  const reads = (state: Parameters<typeof mayReadCheckPaper>[0]['state'], now = OVER) => ({
    person: mayReadCheckPaper({ state, decidedAt: DECIDED }, 'person', now),
    staff: mayReadCheckPaper({ state, decidedAt: DECIDED }, 'staff', now),
  });
  test.each([
    ['otp_sent', false],
    ['submitted', true],
    ['verified', true],
    ['expired', false],
    ['withdrawn', false],
    ['recheck', true],
  ] as const)('its person always; of one that is %s staff: %s', (state, staff) => {
    expect(reads(state)).toEqual({ person: true, staff });
  });
  test('staff for thirty days after they refused it', () => {
    expect(reads('rejected', LAST_MOMENT)).toEqual({ person: true, staff: true });
    expect(reads('rejected', OVER)).toEqual({ person: true, staff: false });
  });
});

describe('who may open the evidence of a licence', () => {
  const reads = (state: Parameters<typeof mayReadLicencePaper>[0]['state'], now = OVER) => ({
    professional: mayReadLicencePaper({ state, decidedAt: DECIDED }, 'professional', now),
    staff: mayReadLicencePaper({ state, decidedAt: DECIDED }, 'staff', now),
  });
  test.each([
    ['submitted', true],
    ['verified', true],
    ['expired', false],
  ] as const)('whose it is always; of one that is %s staff: %s', (state, staff) => {
    expect(reads(state)).toEqual({ professional: true, staff });
  });
  test('staff for thirty days after they refused it', () => {
    expect(reads('refused', LAST_MOMENT)).toEqual({ professional: true, staff: true });
    expect(reads('refused', OVER)).toEqual({ professional: true, staff: false });
  });
});
