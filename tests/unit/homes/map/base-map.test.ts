import { describe, expect, test } from 'vitest';
import { HILLS, LAKES, RIVERS, ROADS } from '#client/homes/map/base-facts.ts';
import { BIG_LOCALITIES } from '#client/homes/map/label-facts.ts';
import { placeLabels, worldPixels } from '#client/homes/map/labels.ts';
import { AIRPORT, CITIES, RAILWAYS, RUNWAY, STREETS } from '#client/homes/map/street-facts.ts';
import { namesAlong, wantedLabels } from '#client/homes/map/wanted-labels.ts';
import { LOCALITIES } from '#domain/homes/gazetteer/index.ts';

const ALL = [
  ...RIVERS.map(({ line }) => line),
  ...LAKES,
  ...HILLS,
  ...ROADS.map(({ line }) => line),
  ...STREETS.map(({ line }) => line),
  ...RAILWAYS,
  ...CITIES,
  AIRPORT,
  RUNWAY,
];

/** Texts shown on a square of the map about a place. */
function textsAround(lat: number, lng: number, zoom: number, size: number): string[] {
  const at = worldPixels(lat, lng, zoom);
  const origin = { x: at.x - size / 2, y: at.y - size / 2 };
  return placeLabels(wantedLabels(zoom), zoom, origin, size).map(({ text }) => text);
}

describe('the facts of the base map', () => {
  test('all lie about Pune', () => {
    const off = ALL.flat().filter(
      ([lat, lng]) => !(lat > 17.9 && lat < 19.2 && lng > 73 && lng < 74.9),
    );
    expect(off).toEqual([]);
  });

  test('the Mula and the Mutha end where the Mula-Mutha begins', () => {
    const line = (name: string) => RIVERS.find((river) => river.name === name)?.line ?? [];
    const sangam = line('Mula-Mutha')[0];
    expect(sangam).toBeDefined();
    expect(line('Mula').at(-1)).toEqual(sangam);
    expect(line('Mutha').at(-1)).toEqual(sangam);
  });

  test('every locality given room is in the gazetteer', () => {
    const known = new Set(LOCALITIES.map(({ slug }) => slug));
    expect(BIG_LOCALITIES.filter((slug) => !known.has(slug))).toEqual([]);
  });
});

describe('the names on the base map', () => {
  test('from afar the two cities and the towns about them', () => {
    const texts = textsAround(18.52, 73.86, 10, 800);
    expect(texts).toEqual(
      expect.arrayContaining(['Pune', 'Pimpri-Chinchwad', 'Hinjawadi', 'Katraj', 'Chakan']),
    );
    expect(texts).not.toContain('Kasba Peth');
  });

  test('near by the streets, rivers and stations too', () => {
    const texts = textsAround(18.515, 73.85, 14, 1200);
    expect(texts).toEqual(
      expect.arrayContaining(['Mutha River', 'Karve Road', 'Mandai', 'Deccan Gymkhana']),
    );
    expect(texts).not.toContain('Pune');
    expect(texts).not.toContain('');
  });

  test('no text is smaller than on the page', () => {
    for (const zoom of [9, 12, 14, 18])
      expect(Math.min(...wantedLabels(zoom).map(({ size }) => size))).toBeGreaterThanOrEqual(12.5);
  });

  test('a name along a line reads upright and is not written where the line bends', () => {
    const straight = Array.from({ length: 40 }, (_, i) => [18.5, 73.9 - i * 0.001] as const);
    const [name] = namesAlong('Long Road', straight, 14, 'road');
    expect(name?.angle).toBeCloseTo(0);
    const zigzag = straight.map(([lat, lng], i) => [lat + (i % 2) * 0.001, lng] as const);
    expect(namesAlong('Long Road', zigzag, 14, 'road')).toEqual([]);
  });
});
