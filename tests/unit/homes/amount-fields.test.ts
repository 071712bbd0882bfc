import { expect, test } from 'vitest';
import { addressValue, shownAmount } from '#domain/homes/amount-fields.ts';

test('an amount stands in an address without the groups in which its field shows it', () => {
  expect(addressValue('max_price', '70,00,000')).toBe('7000000');
  expect(shownAmount('7000000')).toBe('70,00,000');
  // Of a place or several numbers of rooms commas are a part.
  expect(addressValue('loc', '1,00')).toBe('1,00');
  expect(addressValue('bedrooms', '2,300')).toBe('2,300');
});

test('what is no amount stays in its field as it was typed', () => {
  expect(shownAmount('sixty lakh')).toBe('sixty lakh');
  expect(shownAmount(undefined)).toBe('');
});
