import { expect, test } from 'vitest';
import type { ListingCard } from '#contract/homes/wire-listing.ts';
import { CardShelf, type KeptCard } from '#server/homes/search-feed/card-shelf.ts';

const NOW = 1_000;

const aCard = (id: number, more: Partial<KeptCard> = {}): KeptCard => ({
  id,
  card: { propertydata: { id } } as ListingCard,
  bytes: 100,
  until: Number.POSITIVE_INFINITY,
  ...more,
});
const filled = async (shelf: CardShelf, ...cards: KeptCard[]) => {
  await shelf.fill(async () => cards);
  return shelf;
};
const ids = (shelf: CardShelf, asked: readonly number[], now = NOW) =>
  asked.filter((id) => shelf.get(id, now) !== undefined);

test('a card is there until its home changes', async () => {
  const shelf = await filled(new CardShelf(1_000), aCard(1), aCard(2));
  expect(ids(shelf, [1, 2, 3])).toEqual([1, 2]);
  shelf.drop([1]);
  expect(ids(shelf, [1, 2, 3])).toEqual([2]);
});

test('a card that was read before its home changed is not kept, others of the reading are', async () => {
  const shelf = new CardShelf(1_000);
  const { promise: answered, resolve: answer } = Promise.withResolvers<KeptCard[]>();
  const reading = shelf.fill(() => answered);
  shelf.drop([1]);
  answer([aCard(1), aCard(2)]);
  expect((await reading).map(({ id }) => id)).toEqual([1, 2]);
  expect(ids(shelf, [1, 2])).toEqual([2]);
});

test('nothing is kept of a reading during which all was dropped', async () => {
  const shelf = await filled(new CardShelf(1_000), aCard(1));
  const { promise: answered, resolve: answer } = Promise.withResolvers<KeptCard[]>();
  const reading = shelf.fill(() => answered);
  shelf.clear();
  answer([aCard(2)]);
  await reading;
  expect(ids(shelf, [1, 2])).toEqual([]);
});

test('a reading that failed leaves no trace', async () => {
  const shelf = new CardShelf(1_000);
  await expect(shelf.fill(() => Promise.reject(new Error('away')))).rejects.toThrow('away');
  await filled(shelf, aCard(1));
  expect(ids(shelf, [1])).toEqual([1]);
});

test('a card that time makes another is there until then', async () => {
  const shelf = await filled(new CardShelf(1_000), aCard(1, { until: 2_000 }));
  expect(ids(shelf, [1], 1_999)).toEqual([1]);
  expect(ids(shelf, [1], 2_000)).toEqual([]);
});

test('no more bytes are kept than there may be; what was asked for last stays', async () => {
  const shelf = await filled(new CardShelf(300), aCard(1), aCard(2), aCard(3));
  shelf.get(1, NOW);
  await filled(shelf, aCard(4));
  expect(ids(shelf, [1, 2, 3, 4])).toEqual([1, 3, 4]);
  expect(shelf.standing()).toEqual({ cards: 3, bytes: 300 });
});
