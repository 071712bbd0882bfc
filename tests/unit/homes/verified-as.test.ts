import { describe, expect, test } from 'vitest';
import { driftOf, type VerifiedAs } from '#domain/homes/verified-as.ts';

const SEEN: VerifiedAs = {
  localityId: 7,
  at: { lat: 18.56, lng: 73.78 },
  privateAddress: 'Flat 402, B wing',
  society: 'Sai Heights',
  subcategory: 'Flat',
  bedrooms: 2,
  floor: 4,
  carpetAreaSqft: 760,
  builtUpAreaSqft: null,
  plotAreaSqft: null,
  reraNumber: null,
  ownerName: 'Asha Joshi',
  postedBy: 'owner',
};

test('a badge lasts over a spelling', () => {
  expect(driftOf(SEEN, { ...SEEN, society: 'Sai  heights.', carpetAreaSqft: 770 })).toEqual([]);
});

test('a badge given to an owner is not a builder’s', () => {
  expect(driftOf(SEEN, { ...SEEN, postedBy: 'builder' })).toEqual(['postedBy']);
});

describe('a badge is lost by', () => {
  const METRES = 1 / 111_195;
  const at = (metres: number) => ({ ...SEEN.at, lat: SEEN.at.lat + metres * METRES });
  const OTHER: VerifiedAs = {
    localityId: 8,
    at: at(61),
    privateAddress: 'Flat 403, B wing',
    society: null,
    subcategory: 'Villa',
    bedrooms: 3,
    floor: 5,
    carpetAreaSqft: 800,
    builtUpAreaSqft: 900,
    plotAreaSqft: 1_000,
    reraNumber: 'P52100012345',
    ownerName: 'Asha Deshpande',
    postedBy: 'builder',
  };
  const parts = Object.keys(OTHER) as (keyof VerifiedAs)[];

  test.each(parts)('another %s', (part) => {
    expect(driftOf(SEEN, { ...SEEN, [part]: OTHER[part] })).toEqual([part]);
    expect(driftOf(OTHER, { ...OTHER, [part]: SEEN[part] })).toEqual([part]);
  });

  test('a name that is written as one word', () => {
    expect(driftOf(SEEN, { ...SEEN, society: 'SaiHeights' })).toEqual(['society']);
  });

  test('everything else', () => {
    expect(driftOf(SEEN, OTHER)).toEqual(parts);
  });

  test.each<[string, Partial<VerifiedAs>]>([
    ['a pin set again on the same roof', { at: at(59) }],
    ['an area three percent larger', { carpetAreaSqft: 782 }],
    ['an area three percent smaller', { carpetAreaSqft: 738 }],
    ['the same address in other signs', { privateAddress: ' flat 402 b wing, ' }],
    ['a number that was empty before', { reraNumber: '' }],
  ])('but not by %s', (_, change) => {
    expect(driftOf(SEEN, { ...SEEN, ...change })).toEqual([]);
  });

  test('an area that is exactly three percent off is the same', () => {
    const was = { ...SEEN, carpetAreaSqft: 1_000 };
    expect(driftOf(was, { ...was, carpetAreaSqft: 1_030 })).toEqual([]);
    expect(driftOf(was, { ...was, carpetAreaSqft: 1_031 })).toEqual(['carpetAreaSqft']);
  });
});
