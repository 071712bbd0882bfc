import { expect, test } from 'vitest';
import { CODE_LETTERS, readReportCode, showReportCode } from '#domain/professionals/report-code.ts';

test('a code is read however it was typed', () => {
  expect(readReportCode(' ab3cd-ef4gh ')).toBe('AB3CDEF4GH');
  expect(readReportCode('AB3CD EF4GH')).toBe('AB3CDEF4GH');
  expect(showReportCode('AB3CDEF4GH')).toBe('AB3CD-EF4GH');
});

test.each(['', 'AB3CDEF4G', 'AB3CDEF4GHJ', 'AB3CDEF4G0', 'AB3CDEF4G!'])('%j is none', (typed) => {
  expect(readReportCode(typed)).toBeUndefined();
});

test('no two letters look alike', () => {
  expect(CODE_LETTERS).not.toMatch(/[0O1IL5S2Z]/);
  expect(new Set(CODE_LETTERS).size).toBe(CODE_LETTERS.length);
});
