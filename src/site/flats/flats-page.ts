import type { ListedIn } from '#domain/homes/listing.ts';

export interface FlatsPage {
  bhk: string;
  listedIn: ListedIn;
  slug: string;
}

const PATH = /^([1-5])-bhk-(for-rent-)?in-([a-z0-9-]+)$/;

/** "2-bhk-in-baner" and "2-bhk-for-rent-in-baner"; undefined where a path names no such page. */
export function readFlatsPage(path: string | undefined): FlatsPage | undefined {
  const [, bhk, rent, slug] = PATH.exec(path ?? '') ?? [];
  return bhk && slug ? { bhk, slug, listedIn: rent ? 'rent' : 'sell' } : undefined;
}

export const flatsPath = ({ bhk, listedIn, slug }: FlatsPage): string =>
  `/flats/${bhk}-bhk-${listedIn === 'rent' ? 'for-rent-' : ''}in-${slug}`;
