import { describe, expect, test } from 'vitest';
import { isProfessional, licenceHint, readLicence } from '#domain/people/licence.ts';

test('those whom others hire are professionals', () => {
  expect((['agent', 'lawyer', 'evaluator'] as const).every(isProfessional)).toBe(true);
  expect((['admin', 'user'] as const).some(isProfessional)).toBe(false);
});

describe('a registration as typed', () => {
  test.each([
    [' mah/1234/2010 ', 'MAH/1234/2010'],
    ['ibbi/rv/05/2020/12345', 'IBBI/RV/05/2020/12345'],
    ['Bar   Council  (Pune) & Co. 7-8', 'BAR COUNCIL (PUNE) & CO. 7-8'],
    ['abc', 'ABC'],
    ['a'.repeat(40), 'A'.repeat(40)],
    ['12345', '12345'],
    ['महाराष्ट्र/१२३४/२०१०', 'महाराष्ट्र/1234/2010'],
  ])('"%s" of a lawyer is %s', (typed, read) => {
    expect(readLicence('lawyer', typed)).toBe(read);
  });
  test.each(['', 'ab', 'a'.repeat(41), '/123', '-123', 'MAH#1234', 'MAH_1234', '*MAH/1', 'MAH/1*'])(
    '"%s" of a lawyer is none',
    (typed) => {
      expect(readLicence('lawyer', typed)).toBeNull();
    },
  );
  test('an agent shows MahaRERA’s number and no other', () => {
    expect(readLicence('agent', ' a52100012345 ')).toBe('A52100012345');
    expect(readLicence('agent', 'A५२१०००१२३४५')).toBe('A52100012345');
    expect(readLicence('agent', 'MAH/1234/2010')).toBeNull();
    expect(readLicence('lawyer', 'A52100012345')).toBe('A52100012345');
  });
  test('who typed none is told what theirs looks like', () => {
    expect(licenceHint('agent')).toMatch(/RERA/);
    expect(licenceHint('lawyer')).not.toMatch(/RERA/);
    expect(licenceHint('evaluator')).toBe(licenceHint('lawyer'));
  });
});
