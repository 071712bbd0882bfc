import {
  bhkLabel,
  type Facing,
  type Furnishing,
  type ListedIn,
  type Possession,
  SUBCATEGORY_LABEL,
  type Subcategory,
} from '../listing.ts';
import type { LocalityMatcher } from '../locality-match.ts';
import { formatPriceShort } from '../money.ts';
import { asciiDigits } from '../transliterate.ts';
import { findAmount } from './amounts.ts';
import {
  FACING_WORDS,
  FILLER,
  FURNISHING_WORDS,
  LISTED_IN_WORDS,
  NEAR_WORDS,
  POSSESSION_WORDS,
  SUBCATEGORY_WORDS,
} from './vocabulary.ts';

export interface SearchWish {
  listedIn?: ListedIn;
  subcategory?: Subcategory;
  bedrooms?: number[];
  minPrice?: number;
  maxPrice?: number;
  possession?: Possession;
  furnishing?: Furnishing;
  facing?: Facing;
  locality?: { slug: string; name: string };
  near?: boolean;
}

export interface UnderstoodText {
  wish: SearchWish;
  chips: { filter: string; label: string }[];
  /** Words that meant nothing. */
  unmatched: string;
}

const BEDROOMS =
  /\b(\d{1,2}(?:\s*[/,&-]\s*\d{1,2}|\s+(?:or|ya|to)\s+\d{1,2})*)\s*-?\s*(?:bhk|bedrooms?|bed|bhks)\b|(\d{1,2})\s*(?:बीएचके|बी एच के)/;

/** The text with a finding cut out, so that no word is read twice. */
function cut(text: string, start: number, end: number): string {
  return `${text.slice(0, start)} | ${text.slice(end)}`;
}

class Reader {
  text: string;
  constructor(text: string) {
    this.text = text;
  }
  take<T>(words: readonly [RegExp, T][]): T | undefined {
    for (const [pattern, value] of words) {
      const found = pattern.exec(this.text);
      if (!found) continue;
      this.text = cut(this.text, found.index, found.index + found[0].length);
      return value;
    }
    return undefined;
  }
}

function takeBedrooms(reader: Reader): number[] | undefined {
  const found = BEDROOMS.exec(reader.text);
  if (!found) return undefined;
  reader.text = cut(reader.text, found.index, found.index + found[0].length);
  const numbers = (found[1] ?? found[2] ?? '').match(/\d+/g)?.map(Number) ?? [];
  const bedrooms = [...new Set(numbers)].filter((n) => n >= 1 && n <= 30).sort((a, b) => a - b);
  return bedrooms.length > 0 ? bedrooms : undefined;
}

/** The longest run of up to four words, read from the left, that names a locality. */
function takeLocality(reader: Reader, matcher: LocalityMatcher): SearchWish['locality'] {
  const words = [...reader.text.matchAll(/[^\s|,]+/g)].filter(([word]) => /\p{L}/u.test(word));
  for (let length = Math.min(4, words.length); length >= 1; length--) {
    for (let from = 0; from + length <= words.length; from++) {
      const run = words.slice(from, from + length);
      const [first] = run;
      const last = run.at(-1);
      if (!first || !last || FILLER.test(first[0]) || FILLER.test(last[0])) continue;
      const end = last.index + last[0].length;
      if (/[|,]/.test(reader.text.slice(first.index, end))) continue;
      const spoken = reader.text.slice(first.index, end);
      if (length === 1 && spoken.length < 4) continue;
      const hit = matcher.match(spoken);
      if (!hit) continue;
      reader.text = cut(reader.text, first.index, end);
      return { slug: hit.slug, name: hit.name };
    }
  }
  return undefined;
}

function chipsOf(wish: SearchWish): UnderstoodText['chips'] {
  const chips: UnderstoodText['chips'] = [];
  const add = (filter: string, label: string | undefined) => label && chips.push({ filter, label });
  add('listedin', wish.listedIn && (wish.listedIn === 'rent' ? 'To rent' : 'To buy'));
  for (const bedrooms of wish.bedrooms ?? []) add('bedrooms', bhkLabel(bedrooms, 'Flat'));
  add('subcategory', wish.subcategory && SUBCATEGORY_LABEL[wish.subcategory]);
  add('loc', wish.locality && `${wish.near ? 'Near' : 'In'} ${wish.locality.name}`);
  add(
    'min_price',
    wish.minPrice === undefined ? undefined : `From ${formatPriceShort(wish.minPrice)}`,
  );
  add(
    'max_price',
    wish.maxPrice === undefined ? undefined : `Up to ${formatPriceShort(wish.maxPrice)}`,
  );
  add('possession', wish.possession);
  add('furnishing', wish.furnishing);
  add('facing', wish.facing && `${wish.facing} facing`);
  return chips;
}

/** A sale in Pune starts well above any monthly rent. */
const HIGHEST_RENT = 500_000;

function listedInFromPrice({ minPrice, maxPrice }: SearchWish): ListedIn | undefined {
  const price = maxPrice ?? minPrice;
  if (price === undefined) return undefined;
  return price <= HIGHEST_RENT ? 'rent' : 'sell';
}

/**
 * Reads plain words ("2bhk under 60 lakh near hinjewadi ready to move", "kothrud me 2 bhk bhadyane")
 * into filters, by rules. Prices in rupees. Nothing is guessed: what is not understood is returned.
 */
export function parseSearchText(said: string, localities: LocalityMatcher): UnderstoodText {
  const spaced = asciiDigits(said.toLowerCase()).replace(/(\d)\s*(bhk|rk)\b/g, '$1 $2');
  const reader = new Reader(spaced);
  const wish: SearchWish = {};
  const set = <K extends keyof SearchWish>(key: K, value: SearchWish[K] | undefined) => {
    if (value !== undefined) wish[key] = value;
  };
  set('bedrooms', takeBedrooms(reader));
  set('subcategory', reader.take(SUBCATEGORY_WORDS));
  set('possession', reader.take(POSSESSION_WORDS));
  set('furnishing', reader.take(FURNISHING_WORDS));
  set('facing', reader.take(FACING_WORDS));
  const amount = findAmount(reader.text);
  if (amount) {
    reader.text = cut(reader.text, amount.start, amount.end);
    set('minPrice', amount.minPrice);
    set('maxPrice', amount.maxPrice);
  }
  set('listedIn', reader.take(LISTED_IN_WORDS) ?? listedInFromPrice(wish));
  const near = NEAR_WORDS.test(reader.text);
  set('locality', takeLocality(reader, localities));
  if (wish.locality && near) wish.near = true;
  const unmatched = reader.text
    .split(/[\s|,]+/)
    .filter((word) => word && !FILLER.test(word) && !NEAR_WORDS.test(word))
    .join(' ');
  return { wish, chips: chipsOf(wish), unmatched };
}
