import type { Queryable } from '#server/db/client.ts';
import { pictureHomes } from './demo-pictures.ts';
import type { GeneratedListing } from './generate.ts';
import { insertListings } from './insert-listings.ts';

const DOORS = 4;
const WINGS = ['A', 'B', 'C'];

/** The door, which only those may know who come to see; homes with a compound of their own have none. */
function doorOf({ floor }: GeneratedListing, n: number): string | null {
  if (floor === null || floor === undefined) return null;
  return `Flat ${floor}0${1 + (n % DOORS)}, Wing ${WINGS[n % WINGS.length]}`;
}

/**
 * Stores homes with their doors and pictures, written once and not changed again, since every index
 * of listings is written with every change. Answers their ids in the same order.
 * @param from the number of the first of them
 */
export async function storeHomes(
  db: Queryable,
  homes: readonly GeneratedListing[],
  ownerOf: (index: number) => number,
  idOf: ReadonlyMap<string, number>,
  from = 1,
): Promise<number[]> {
  const pictures = await pictureHomes(db, homes, from);
  const whole = homes.map((home, i) => ({
    ...home,
    privateAddress: home.privateAddress ?? doorOf(home, from + i),
    ...(pictures.covers[i] ?? {}),
  }));
  const ids = await insertListings(db, whole, ownerOf, idOf);
  await pictures.store(ids);
  return ids;
}
