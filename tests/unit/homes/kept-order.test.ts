import { expect, test } from 'vitest';
import { inOrder, type KeptOrder } from '#client/homes/kept/kept-order.ts';
import type { KeptListing } from '#contract/homes/favourites.ts';

const kept = (name: string, keptAt: string, price: number, change: number, onOffer = true) =>
  ({ propertydata: { title: name, price }, keptAt, change, onOffer }) as KeptListing;

const HOMES = [
  kept('old and cheaper', '2026-11-01', 80, -5),
  kept('new and dearer', '2026-11-20', 60, 3),
  kept('gone', '2026-11-10', 10, -50, false),
  kept('same', '2026-11-05', 90, 0),
];

test.each<[KeptOrder, string[]]>([
  ['kept', ['new and dearer', 'gone', 'same', 'old and cheaper']],
  ['cheaper', ['old and cheaper', 'same', 'new and dearer', 'gone']],
  ['price_low', ['new and dearer', 'old and cheaper', 'same', 'gone']],
  ['price_high', ['same', 'old and cheaper', 'new and dearer', 'gone']],
])('kept homes by %s', (order, names) => {
  expect(inOrder(HOMES, order).map(({ propertydata }) => propertydata.title)).toEqual(names);
});
