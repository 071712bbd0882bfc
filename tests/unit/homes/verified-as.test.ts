import { expect, test } from 'vitest';
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
