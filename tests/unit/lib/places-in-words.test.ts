import { describe, expect, test } from 'vitest';
import { fuzzPoint, haversineMetres } from '#domain/lib/geo.ts';
import { toLatin } from '#domain/lib/transliterate.ts';

describe('Devanagari in Latin letters', () => {
  test.each([
    // The short a is spoken between consonants, not at the end of a word.
    ['कर', 'kar'],
    ['बाणेर', 'baner'],
    ['पुणे', 'pune'],
    ['हिंजवडी', 'hinjavadi'],
    ['औंध', 'aundh'],
    ['चाँद', 'chand'],
    ['दुःख', 'dukh'],
    ['ज़मीन', 'jamin'],
    ['कृष्णा', 'krushna'],
    ['क्', 'k'],
    ['पिंपळे सौदागर', 'pimpale saudagar'],
    ['बाणेर, पुणे', 'baner, pune'],
    ['घर-घर', 'ghar-ghar'],
    ['१२ BHK', '12 BHK'],
    ['Baner', 'Baner'],
    ['', ''],
  ])('%s is %s', (text, latin) => {
    expect(toLatin(text)).toBe(latin);
  });
});

describe('a point shown instead of the true one', () => {
  const HOME = { lat: 18.56, lng: 73.78 };
  const moved = Array.from({ length: 400 }, (_, i) => fuzzPoint(HOME, `listing ${i}`));

  test('is 60 to 150 m away, as near as far', () => {
    const metres = moved.map((point) => haversineMetres(HOME, point));
    expect(Math.min(...metres)).toBeGreaterThan(59);
    expect(Math.max(...metres)).toBeLessThan(151);
    expect(metres.filter((far) => far > 105).length).toBeGreaterThan(140);
    expect(metres.filter((far) => far < 105).length).toBeGreaterThan(140);
  });

  test('lies in every direction, whatever its distance', () => {
    const quarters = [0, 0, 0, 0];
    for (const { lat, lng } of moved) {
      const quarter = (lat > HOME.lat ? 2 : 0) + (lng > HOME.lng ? 1 : 0);
      quarters[quarter] = (quarters[quarter] ?? 0) + 1;
    }
    for (const count of quarters) expect(count).toBeGreaterThan(60);
    // Of one seed the way says nothing of how far, nor the other way round.
    const north = moved.filter(({ lat }) => lat > HOME.lat);
    const far = north.filter((point) => haversineMetres(HOME, point) > 105);
    expect(far.length / north.length).toBeGreaterThan(0.35);
    expect(far.length / north.length).toBeLessThan(0.65);
  });

  test('is always the same for the same seed', () => {
    expect(fuzzPoint(HOME, 'listing 7')).toEqual(moved[7]);
    expect(fuzzPoint(HOME, 'listing 8')).not.toEqual(moved[7]);
  });
});
