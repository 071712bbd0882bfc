import { describe, expect, test } from 'vitest';
import { inLanguage } from '#messages/lib/in-language.ts';
import { retold } from '#server/core/retold.ts';

describe('a note of a timeline', () => {
  test('of ours is told in the language of its reader', () => {
    const note = 'The account was deleted.';
    expect(inLanguage('mr', () => retold(note))).toBe('खाते काढून टाकले गेले.');
    expect(inLanguage('hi', () => retold(note))).toBe('खाता हटा दिया गया।');
    expect(retold(note)).toBe(note);
  });

  test('in a table of ours, too', () => {
    expect(inLanguage('mr', () => retold('By phone'))).toBe('फोनवर');
  });

  test('somebody wrote stays as they wrote it', () => {
    expect(inLanguage('mr', () => retold('The roof leaks.'))).toBe('The roof leaks.');
  });
});
