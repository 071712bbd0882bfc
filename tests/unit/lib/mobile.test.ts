import { describe, expect, test } from 'vitest';
import { readMobile, showMobile } from '#domain/lib/mobile.ts';

describe('Indian mobile numbers', () => {
  test('are read however they are typed', () => {
    for (const typed of [
      '9822012345',
      '+91 98220 12345',
      '+919822012345',
      '0091-9822012345',
      '919822012345',
      '09822012345',
      '(98220) 12345',
    ])
      expect([typed, readMobile(typed)]).toEqual([typed, '9822012345']);
    expect(readMobile('9123456789')).toBe('9123456789');
  });

  test('anything else is none', () => {
    for (const typed of [
      '',
      '12345',
      '5822012345',
      '982201234',
      '98220123456',
      '+1 4155550100',
      'abc',
    ])
      expect([typed, readMobile(typed)]).toEqual([typed, undefined]);
  });

  test('are shown in two groups', () => {
    expect(showMobile('9822012345')).toBe('+91 98220 12345');
  });
});
