import { expect, test } from 'vitest';
import { altFor, altOf } from '#domain/homes/picture-alt.ts';
import { sharePicturePath } from '#domain/homes/share-picture-path.ts';
import { inLanguage } from '#messages/lib/in-language.ts';

const HOME = { subcategory: 'Flat', bedrooms: 2, locality: 'Baner' } as const;
const SHOP = { subcategory: 'Shop', bedrooms: null, locality: 'Nowhere' } as const;

test('a picture says of what home it is, in the language of whoever does not see it', () => {
  const said = () => [altOf(HOME, 'photo'), altOf(SHOP, 'floor_plan')];
  expect(said()).toEqual(['Photo of 2 BHK flat in Baner', 'Floor plan of shop in Nowhere']);
  expect(inLanguage('mr', said)).toEqual([
    'बाणेर येथील 2 BHK फ्लॅट, फोटो',
    'Nowhere येथील दुकान, आराखडा',
  ]);
  expect(inLanguage('hi', () => altOf(HOME, 'photo'))).toBe('बाणेर में 2 BHK फ़्लैट, फ़ोटो');
});

test('in English it says what is stored, which its owner or its drawing words better', () => {
  const stored = 'Kitchen: photo of 2 BHK flat in Baner';
  expect(altFor(stored, HOME, 'photo')).toBe(stored);
  expect(inLanguage('mr', () => altFor(stored, HOME, 'photo'))).toBe(
    inLanguage('mr', () => altOf(HOME, 'photo')),
  );
});

test('the picture of a shared link has an address in each language', () => {
  expect(sharePicturePath('7-4600000')).toBe('/media/share/7-4600000.jpg');
  expect(inLanguage('hi', () => sharePicturePath('0'))).toBe('/media/share/hi-0.jpg');
});
