import { describe, expect, it } from 'vitest';
import { excerptOf, markWords, searchWords } from '#domain/lib/search-words.ts';

const hits = (text: string, q: string) =>
  markWords(text, searchWords(q))
    .filter(({ isHit }) => isHit)
    .map((part) => part.text);

describe('words that are looked for', () => {
  it('are letters and digits of any script, without signs', () => {
    expect(searchWords('P-14, Parking!')).toEqual(['p', '14', 'parking']);
    expect(searchWords('पार्किंग?')).toEqual(['पार्किंग']);
    expect(searchWords("' & | : *")).toEqual([]);
  });

  it('are marked where words begin with them', () => {
    expect(hits('The lift stops; lifting it up', 'LIFT')).toEqual(['lift', 'lift']);
    expect(hits('airlift', 'lift')).toEqual([]);
    expect(hits('पार्किंग आहे', 'पार्क')).toEqual(['पार्क']);
  });

  it('leave the text whole', () => {
    const text = 'Place P-14, beside the lift.';
    const parts = markWords(text, ['p', '14']);
    expect(parts.map((part) => part.text).join('')).toBe(text);
  });

  it('stand in an excerpt of a long text', () => {
    const text = `${'word '.repeat(60)}kitchen and more`;
    expect(excerptOf(text, ['kitchen'])).toMatch(/^….*kitchen and more$/);
    expect(excerptOf('short', ['kitchen'])).toBe('short');
  });
});
