import words from '#messages/homes/plain-words/index.ts';
import type { Meaning } from './meaning.ts';
import type { Sentence } from './sentence.ts';

const BEDROOMS =
  /(?<![\d.])(\d{1,2}(?:\.5)?(?: ?(?:[/,&–-]|\b(?:or|ya|and|to|se|kinva)\b|ते|या|किंवा) ?\d{1,2}(?:\.5)?){0,9})( ?\+)? ?-? ?(?:(?:bhks?|b h k|bedrooms?|beds?)\b|बीएचके|बी एच के|बेडरूम)( ?\+| (?:and|or) (?:above|more)\b)?/g;

/** 10 stands for ten or more, so "3+" is 3 to 10. */
const MAX_BEDROOMS = 10;
const MAX_COUNTED = 30;

const isHalf = (count: number) => !Number.isInteger(count);

/** "2/3" is two and three, "1 to 3" the middle too. */
function countsOf(said: string): number[] {
  const counts: number[] = [];
  let isRange = false;
  for (const [token] of said.matchAll(/\d{1,2}(?:\.5)?|to|se|ते|[–-]/g)) {
    const count = Number(token);
    const previous = counts.at(-1);
    if (Number.isNaN(count)) isRange = true;
    else {
      if (isRange && previous) for (let n = previous + 1; n < count; n++) counts.push(n);
      counts.push(count);
      isRange = false;
    }
  }
  return counts;
}

const halfRoom = (asked: number): Meaning['answer'] => ({
  about: `${asked} BHK`,
  text: () => words.halfRoom({ asked, less: Math.floor(asked), more: Math.ceil(asked) }),
});

function bedroomsOf(said: string, orMore: boolean): Meaning | undefined {
  const counts = countsOf(said).filter((n) => n >= 1 && n <= MAX_COUNTED);
  const bedrooms = new Set(counts.flatMap((n) => [Math.floor(n), Math.ceil(n)]));
  const last = counts.at(-1);
  if (orMore && last) for (let n = Math.floor(last); n <= MAX_BEDROOMS; n++) bedrooms.add(n);
  if (bedrooms.size === 0) return undefined;
  const half = counts.find(isHalf);
  return {
    sets: { bedrooms: [...bedrooms].sort((a, b) => a - b) },
    ...(half && { answer: halfRoom(half) }),
  };
}

const BATHROOMS = /(?<![\d.])(\d)(?: ?\+)? (?:bathrooms?|baths?|toilets?|washrooms?)(?![^ ])/g;
const CABINS = /(?<![\d.])(\d{1,3})(?: ?\+)? (?:cabins?|कॅबिन|केबिन)(?![^ ])/g;

/** Bedrooms, bathrooms and cabins. */
export function readCounts(sentence: Sentence): void {
  sentence.takeMatches(BEDROOMS, ([, said = '', plus, more]) =>
    bedroomsOf(said, plus !== undefined || more !== undefined),
  );
  sentence.takeMatches(BATHROOMS, ([, n]) =>
    Number(n) > 0 ? { sets: { bathrooms: [Number(n)] } } : undefined,
  );
  sentence.takeMatches(CABINS, ([, n]) =>
    Number(n) > 0 ? { sets: { cabins: Number(n) } } : undefined,
  );
}
