import type { ListingDetail } from '#contract/homes/wire-listing.ts';
import words from '#messages/homes/comparison/index.ts';
import { type Better, firstRows, isRent, lastRows, NOT_ASKED, termRows } from './compared-facts.ts';

export interface CompareRow {
  label: string;
  cells: { text: string; best: string | undefined }[];
  differs: boolean;
}

/** The homes best in something; none where they cannot be compared, or are all alike in it. */
function bestOf(listings: readonly ListingDetail[], better: Better | undefined): Set<number> {
  const none = new Set<number>();
  const rents = listings.filter(isRent).length;
  if (!better) return none;
  if (better.within && rents > 0 && rents < listings.length) return none;
  if (better.within === 'rents' && rents === 0) return none;
  const known = listings.flatMap((listing) => {
    const number = better.number(listing);
    return typeof number === 'number' ? [{ id: listing.propertydata.id, number }] : [];
  });
  const numbers = known.map(({ number }) => number);
  const best = better.end === 'lowest' ? Math.min(...numbers) : Math.max(...numbers);
  const winners = known.filter(({ number }) => number === best);
  return winners.length === known.length ? none : new Set(winners.map(({ id }) => id));
}

/** One row a fact that is known of any of them, with whether they differ in it and who is best. */
export function compareRows(listings: readonly ListingDetail[], now: Date): CompareRow[] {
  const unknown = words.notGiven;
  return [...firstRows(), ...termRows(listings, now), ...lastRows()]
    .map(({ label, read, better }) => {
      const best = bestOf(listings, better);
      const cells = listings.map((listing) => {
        const value = read(listing);
        const isUnknown = value === null || value === undefined || value === '' || value === false;
        return {
          text: isUnknown ? unknown : String(value),
          best: best.has(listing.propertydata.id) ? better?.word : undefined,
        };
      });
      return { label, cells, differs: new Set(cells.map(({ text }) => text)).size > 1 };
    })
    .filter(({ cells }) => cells.some(({ text }) => ![unknown, NOT_ASKED].includes(text)));
}
