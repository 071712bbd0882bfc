import { afterAll, beforeEach, expect, test, vi } from 'vitest';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
});
afterAll(() => vi.unstubAllGlobals());
// Stores read the storage there was when they were loaded.
vi.resetModules();

const {
  $compared,
  $favoriteProperties,
  $recentlyViewed,
  rememberSeen,
  toggleFavourite,
  toggleForComparison,
} = await import('#client/homes/listing/kept.ts');
const { rereadStorage } = await import('#client/lib/stored.ts');

beforeEach(() => {
  kept.clear();
  rereadStorage();
});

test('a heart is stored, and told to whoever shows hearts', () => {
  const shown: (readonly number[])[] = [];
  const stop = $favoriteProperties.listen((ids) => shown.push(ids));
  expect(toggleFavourite(7)).toBe(true);
  expect(toggleFavourite(9)).toBe(true);
  expect(toggleFavourite(7)).toBe(false);
  stop();
  expect(shown).toEqual([[7], [7, 9], [9]]);
  expect(kept.get('favourites')).toBe('[9]');
});

test('what another tab stored is taken over; the same again is told to nobody', () => {
  let told = 0;
  const stop = $favoriteProperties.listen(() => told++);
  kept.set('favourites', '[3,4]');
  rereadStorage();
  rereadStorage();
  stop();
  expect($favoriteProperties.get()).toEqual([3, 4]);
  expect(told).toBe(1);
});

test('what was edited by hand counts for nothing', () => {
  kept.set('favourites', '{"a":1}');
  kept.set('compared', 'nonsense');
  kept.set('recentlyViewed', '[1,"2",-3,4.5,6]');
  rereadStorage();
  expect($favoriteProperties.get()).toEqual([]);
  expect($compared.get()).toEqual([]);
  expect($recentlyViewed.get()).toEqual([1, 6]);
});

test('three homes at most are compared, and the last seen comes first', () => {
  expect([1, 2, 3, 4].map(toggleForComparison)).toEqual([true, true, true, false]);
  expect($compared.get()).toEqual([1, 2, 3]);
  for (const id of [1, 2, 1]) rememberSeen(id);
  expect($recentlyViewed.get()).toEqual([1, 2]);
});
