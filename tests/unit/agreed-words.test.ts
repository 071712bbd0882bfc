import { expect, test } from 'vitest';
import { BUDGET_BANDS } from '#domain/homes/budget-band.ts';
import {
  AMENITIES_NEARBY,
  bhkLabel,
  COUNT_CHOICES,
  FACING,
  FURNISHING,
  POSSESSION,
  PROPERTY_AGES,
} from '#domain/homes/listing.ts';
import { ROLES, SIGN_UP_ROLES } from '#domain/lib/role.ts';
import { SIDEBAR } from '#domain/sidebar.ts';
import { compose } from '#server/hosts/compose.ts';
import { listedPrices } from '#server/money/prices/listed-prices.ts';
import { EXPECTED_SIDEBAR, EXPECTED_WORDS } from '#tests/expected/enumerations.ts';
import { EXPECTED_PRICES } from '#tests/expected/prices.ts';

test('enumerations are spelled as the specification spells them', () => {
  expect({
    ...{ POSSESSION, AMENITIES_NEARBY, COUNT_CHOICES, FURNISHING, FACING, PROPERTY_AGES },
    ...{ BUDGET_BANDS, SIGN_UP_ROLES, ROLES },
  }).toEqual(EXPECTED_WORDS);
});

test.each([
  [1, 'Studio Apartment', '1 RK'],
  [1, 'Flat', '1 BHK'],
  [9, 'House', '9 BHK'],
  [10, 'Villa', '10+ BHK'],
  [14, 'Villa', '10+ BHK'],
] as const)('%i bedrooms of a %s are %s', (bedrooms, subcategory, label) => {
  expect(bhkLabel(bedrooms, subcategory)).toBe(label);
});

test('the rail of each role leads where the specification says, in its order', () => {
  const rails = Object.entries(SIDEBAR).map(([role, items]) => [role, items.map(({ to }) => to)]);
  expect(Object.fromEntries(rails)).toEqual(EXPECTED_SIDEBAR);
});

test('prices are those that were agreed', async () => {
  compose();
  const listed = (await listedPrices.run()).flat();
  const lines = listed.map(({ code, purpose, role, rupees, days, grants = {} }) => [
    code,
    [
      `${purpose}${role ? ` of ${role}` : ''}: ${rupees}`,
      days ? `${days} days` : 'for good',
      ...Object.entries(grants).map(([what, count]) => `${what} ${count}`),
    ].join(', '),
  ]);
  expect(Object.fromEntries(lines)).toEqual(EXPECTED_PRICES);
  expect(lines).toHaveLength(Object.keys(EXPECTED_PRICES).length);
});
