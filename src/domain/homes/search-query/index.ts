import {
  bhkLabel,
  type Facing,
  type Furnishing,
  type ListedIn,
  type Possession,
  SUBCATEGORY_LABEL,
  type Subcategory,
} from '#domain/homes/listing.ts';
import type { LocalityHit, LocalityMatcher } from '#domain/homes/locality-match.ts';
import { formatPriceShort } from '#domain/lib/money.ts';
import { asciiDigits } from '#domain/lib/transliterate.ts';
import { findAmount, joinCroreAndLakh } from './amounts.ts';
import { MAX_SAID } from './max-said.ts';
import {
  FACING_WORDS,
  FILLER,
  FURNISHING_WORDS,
  LISTED_IN_WORDS,
  NEAR_WORDS,
  POSSESSION_WORDS,
  SUBCATEGORY_WORDS,
} from './vocabulary.ts';

export interface SearchQuery {
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
  query: SearchQuery;
  chips: { filter: string; label: string }[];
  /** Words that meant nothing. */
  unmatched: string;
}

const COUNT = String.raw`\d{1,2}(?:\.5)?`;
const BEDROOMS = new RegExp(
  String.raw`(?<![\d.])(${COUNT}(?: ?(?:[/,&–-]|\b(?:or|ya|and|to|se)\b|ते) ?${COUNT}){0,9})( ?\+)? ?-? ?` +
    String.raw`(?:(?:bhks?|bedrooms?|beds?)\b|बीएचके|बी एच के)( ?\+| (?:and|or) (?:above|more)\b)?`,
);

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

/** "2/3" is two and three, "1 to 3" the middle too; a 2.5 BHK has two bedrooms and a small room. */
function countsOf(said: string): number[] {
  const counts: number[] = [];
  let isRange = false;
  for (const [token] of said.matchAll(/\d{1,2}(?:\.5)?|to|se|ते|[–-]/g)) {
    const count = Math.floor(Number(token));
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

/** 10 stands for ten or more, so "3+" is 3 to 10. */
const MAX_BEDROOMS = 10;

function takeBedrooms(reader: Reader): number[] | undefined {
  const bedrooms = new Set<number>();
  for (let found = BEDROOMS.exec(reader.text); found !== null; found = BEDROOMS.exec(reader.text)) {
    reader.text = cut(reader.text, found.index, found.index + found[0].length);
    const counts = countsOf(found[1] ?? '').filter((n) => n >= 1 && n <= 30);
    for (const n of counts) bedrooms.add(n);
    const last = counts.at(-1);
    const orMore = found[2] !== undefined || found[3] !== undefined;
    if (orMore && last) for (let n = last; n <= MAX_BEDROOMS; n++) bedrooms.add(n);
  }
  return bedrooms.size > 0 ? [...bedrooms].sort((a, b) => a - b) : undefined;
}

/** A run of words this like a name is taken before shorter ones are tried. */
const SURE = 0.9;

/**
 * The run of up to four words that names a locality: the longest sure one, else the likest, so that
 * "hinjewadi gym" takes the first word only.
 */
function takeLocality(reader: Reader, matcher: LocalityMatcher): SearchQuery['locality'] {
  const words = [...reader.text.matchAll(/[^\s|,]+/g)].filter(([word]) => /\p{L}/u.test(word));
  let best: { hit: LocalityHit; start: number; end: number } | undefined;
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
      if (hit && hit.score > (best?.hit.score ?? 0)) best = { hit, start: first.index, end };
    }
    if (best && best.hit.score >= SURE) break;
  }
  if (!best) return undefined;
  reader.text = cut(reader.text, best.start, best.end);
  return { slug: best.hit.slug, name: best.hit.name };
}

function chipsOf(query: SearchQuery): UnderstoodText['chips'] {
  const chips: UnderstoodText['chips'] = [];
  const add = (filter: string, label: string | undefined) => label && chips.push({ filter, label });
  add('listedin', query.listedIn && (query.listedIn === 'rent' ? 'To rent' : 'To buy'));
  for (const bedrooms of query.bedrooms ?? []) add('bedrooms', bhkLabel(bedrooms, 'Flat'));
  add('subcategory', query.subcategory && SUBCATEGORY_LABEL[query.subcategory]);
  add('loc', query.locality && `${query.near ? 'Near' : 'In'} ${query.locality.name}`);
  add(
    'min_price',
    query.minPrice === undefined ? undefined : `From ${formatPriceShort(query.minPrice)}`,
  );
  add(
    'max_price',
    query.maxPrice === undefined ? undefined : `Up to ${formatPriceShort(query.maxPrice)}`,
  );
  add('possession', query.possession);
  add('furnishing', query.furnishing);
  add('facing', query.facing && `${query.facing} facing`);
  return chips;
}

/** A sale in Pune starts well above any monthly rent. */
const HIGHEST_RENT = 500_000;

function listedInFromPrice({ minPrice, maxPrice }: SearchQuery): ListedIn | undefined {
  const price = maxPrice ?? minPrice;
  if (price === undefined) return undefined;
  return price <= HIGHEST_RENT ? 'rent' : 'sell';
}

/**
 * Reads plain words ("2bhk under 60 lakh near hinjewadi ready to move", "kothrud me 2 bhk bhadyane")
 * into filters, by rules. Prices in rupees. Nothing is guessed: what is not understood is returned.
 */
export function parseSearchText(said: string, localities: LocalityMatcher): UnderstoodText {
  // NFC, since letters with a nukta are typed as one sign or as two.
  const read = said.slice(0, MAX_SAID).toLowerCase().normalize('NFC');
  const plain = asciiDigits(read).replace(/\s+/g, ' ');
  const reader = new Reader(joinCroreAndLakh(plain.replace(/(\d) ?(bhk|rk)\b/g, '$1 $2')));
  const query: SearchQuery = {};
  const set = <K extends keyof SearchQuery>(key: K, value: SearchQuery[K] | undefined) => {
    if (value !== undefined) query[key] = value;
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
  set('listedIn', reader.take(LISTED_IN_WORDS) ?? listedInFromPrice(query));
  const near = NEAR_WORDS.test(reader.text);
  set('locality', takeLocality(reader, localities));
  if (query.locality && near) query.near = true;
  const unmatched = reader.text
    .split(/[\s|,]+/)
    .filter((word) => /[\p{L}\d]/u.test(word) && !FILLER.test(word) && !NEAR_WORDS.test(word))
    .join(' ');
  return { query, chips: chipsOf(query), unmatched };
}
