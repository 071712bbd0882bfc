import { expect, test } from 'vitest';
import { SEARCH_TABS } from '#contract/homes/search-page.ts';
import { SUBCATEGORIES } from '#domain/homes/listing.ts';
import { nothingWords, searchKind } from '#site/search/noun.ts';

test('a search without a result says what was searched', () => {
  const said = SEARCH_TABS.map((tab) => nothingWords(searchKind(tab, {})).fits);
  expect(said).toEqual([
    'No home fits all of this',
    'No home fits all of this',
    'No commercial property fits all of this',
    'No plot fits all of this',
  ]);
  expect(nothingWords(searchKind('Plots', {})).appear).toMatch(/^Plots appear here/);
});

test.each(SUBCATEGORIES)('a search for one kind, %s, is told by its name', (kind) => {
  const [one] = searchKind('Commercial', { subcategory: [kind] });
  expect(one).toBe(kind.toLowerCase());
  expect(searchKind('Plots', { subcategory: [kind, kind] })).toEqual(['plot', 'plots']);
});
