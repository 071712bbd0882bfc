import { describe, expect, test } from 'vitest';
import { fullNameOf } from '#domain/lib/full-name.ts';
import { isOpen } from '#domain/lib/paper-access.ts';
import { stripEnd } from '#domain/lib/strip-end.ts';
import { hoursBefore, minutesBefore } from '#domain/lib/time/deadlines.ts';
import { wordKey } from '#domain/lib/word-key.ts';

test('a full name of two parts or of one', () => {
  expect(fullNameOf({ firstName: 'Asha', lastName: 'Patil' })).toBe('Asha Patil');
  expect(fullNameOf({ firstName: 'Asha', lastName: '' })).toBe('Asha');
});

describe('whether a paper is open', () => {
  const now = new Date('2026-11-21T00:00:00Z');
  test('for good or never', () => {
    expect(isOpen('yes', null, now)).toBe(true);
    expect(isOpen('no', null, now)).toBe(false);
    expect(isOpen('no', now, now)).toBe(false);
  });
  test('for days after the end, which is there only once it has ended', () => {
    const term = { daysAfterEnd: 30 };
    expect(isOpen(term, new Date('2026-10-22T00:00:00.001Z'), now)).toBe(true);
    expect(isOpen(term, new Date('2026-10-22T00:00:00.000Z'), now)).toBe(false);
    expect(isOpen(term, null, now)).toBe(false);
  });
});

test('what stands at the end is taken off, and only there', () => {
  expect(stripEnd('a/b///', /\//)).toBe('a/b');
  expect(stripEnd('a/b', /\//)).toBe('a/b');
  expect(stripEnd('///', /\//)).toBe('');
  expect(stripEnd('', /\//)).toBe('');
  expect(stripEnd('', /^$/)).toBe('');
});

test('minutes and hours before a moment', () => {
  const noon = new Date('2026-11-20T12:00:00Z');
  expect(minutesBefore(noon, 30)).toEqual(new Date('2026-11-20T11:30:00Z'));
  expect(hoursBefore(noon, 2)).toEqual(new Date('2026-11-20T10:00:00Z'));
});

test('words are one whatever their case and signs', () => {
  expect(wordKey(' Koregaon  Park -- Annexe 2!')).toBe('koregaon park annexe 2');
  expect(wordKey('Koregaon Park')).not.toBe(wordKey('Kothrud'));
  expect(wordKey('A-1')).not.toBe(wordKey('A-2'));
});
