export interface Amount {
  minPrice?: number;
  maxPrice?: number;
  start: number;
  end: number;
}

const LAKHS_A_CRORE = 100;
const UNIT =
  '(lakhs?|lacs?|l|crores?|cr|karod|koti|k|thousand|hazar|hajar|लाख(?:ां|ा)?|कोटीं?|करोड़|करोड|हजार(?:ां|ा)?|हज़ार)'.normalize(
    'NFC',
  );
const NUMBER = '(\\d+(?:[.,]\\d+)*)';
/** The number ends here, and it is no area: "3500 sq ft", "1000-1500 sqft", "10 guntha". */
const ENDS =
  '(?![a-z\\d]|[.,]\\d|(?: ?(?:-|–|to) ?[\\d.,]{1,20})? ?(?:sq|square|ft|feet|gunthas?|acres?|चौ))';

function unitOf(unit: string | undefined): number {
  if (!unit) return 1;
  if (/^(cr|crore|karod|koti|कोटी|करोड)/.test(unit)) return 10_000_000;
  if (/^(k$|thousand|hazar|hajar|हज)/.test(unit)) return 1_000;
  return 100_000;
}

function rupees(number: string, unit: string | undefined): number {
  // To the rupee: 1.1 crore is not 11000000.000000002.
  return Math.round(Number(number.replaceAll(',', '')) * unitOf(unit));
}

const RANGE = new RegExp(
  `(?:between |from |₹ ?|rs\\.? ?)?(?<!\\d|\\d[.,])${NUMBER} ?${UNIT}? ?(-|–|to|se|and|ते|से) ?(?:₹ ?|rs\\.? ?)?${NUMBER} ?${UNIT}?${ENDS}`,
  'g',
);
const BEFORE =
  '((?:no|not) (?:more|over|above)(?: than)?|under|below|less than|upto|up to|within|max(?:imum)?|above|over|more than|min(?:imum)?|from|around|about|approx|₹|rs\\.?|budget)';
const AFTER =
  '((?:and|or) (?:above|more)|above|plus|\\+|onwards?|ke aas ?paas|ke andar|ke neeche|se kam|se upar|tak|chya aat|paryant|andar|se zyada|se jyada|max|budget|पर्यंत|तक|के अंदर|च्या आत|से ऊपर|पेक्षा जास्त)(?![a-z])';
const SINGLE = new RegExp(
  `(?:${BEFORE} ?(?:₹ ?|rs\\.? ?)?)?(?<!\\d|\\d[.,])${NUMBER} ?${UNIT}?${ENDS}(?: ?${AFTER})?`,
  'g',
);

const MAX = /^(no|not) /;
const MIN = /above|over|more|min|from|se upar|se zyada|se jyada|plus|\+|onward|से ऊपर|जास्त/;
const ROUGHLY = /around|about|approx|aas ?paas/;
/** Below this a number alone may be a year, a floor or an area. */
const MIN_BARE = 3_000;
/** Pune's six-digit postal codes. */
const PINCODE = /^41[0-2]\d{3}$/;

/** The two ends of a spoken range, or undefined when the numbers are none of money. */
function endsOf(match: RegExpExecArray): [number, number] | undefined {
  const [, low = '', lowUnit, joint, high = '', highUnit] = match;
  if (!lowUnit && !highUnit) {
    const ends: [number, number] = [rupees(low, undefined), rupees(high, undefined)];
    return Math.min(...ends) >= MIN_BARE ? ends : undefined;
  }
  const from = rupees(low, lowUnit ?? highUnit);
  const to = rupees(high, highUnit ?? lowUnit);
  // "50 lakh and 2 balconies" is no range; "50 lakh to 70" is.
  if (!highUnit && (joint === 'and' || to < from)) return undefined;
  // "80 to 1 cr" begins at 80 lakh.
  return from > to && !lowUnit && unitOf(highUnit) > 100_000
    ? [from / LAKHS_A_CRORE, to]
    : [from, to];
}

/** "1 crore 25 lakh" as one number: "1.25 cr". */
export function joinCroreAndLakh(text: string): string {
  return text.replace(
    /(?<!\d|\d[.,])(\d+) ?(?:crores?|cr|koti|karod|कोटी|करोड़?) ?(\d{1,2}) ?(?:lakhs?|lacs?|l|लाख)(?![a-z])/g,
    (_, crore: string, lakh: string) => `${Number(crore) + Number(lakh) / LAKHS_A_CRORE} cr`,
  );
}

/**
 * The price wished for, in rupees: "under 60 lakh", "1 to 1.5 cr", "80 lakh tak", "around 75L"
 * (ten percent either way), "1 cr and above". A bare number counts only from 3,000 up, or from
 * 1,000 with a word beside it; areas and pincodes never do.
 */
export function findAmount(text: string): Amount | undefined {
  for (const amount of amountsIn(text)) return amount;
  return undefined;
}

/** Every price in a text, ranges first. */
export function* amountsIn(text: string): Generator<Amount> {
  for (const match of text.matchAll(RANGE)) {
    const ends = endsOf(match);
    if (!ends) continue;
    yield {
      minPrice: Math.min(...ends),
      maxPrice: Math.max(...ends),
      start: match.index,
      end: match.index + match[0].length,
    };
  }
  for (const match of text.matchAll(SINGLE)) {
    const [all, before = '', number = '', unit, after = ''] = match;
    const value = rupees(number, unit);
    const worded = before !== '' || after !== '';
    if (!unit && (value < (worded ? 1_000 : MIN_BARE) || (!worded && PINCODE.test(number)))) {
      continue;
    }
    const at = { start: match.index, end: match.index + all.length };
    if (MAX.test(before)) yield { maxPrice: value, ...at };
    else if (MIN.test(before) || MIN.test(after)) yield { minPrice: value, ...at };
    else if (ROUGHLY.test(before) || ROUGHLY.test(after)) {
      yield { minPrice: Math.round(value * 0.9), maxPrice: Math.round(value * 1.1), ...at };
    } else yield { maxPrice: value, ...at };
  }
}
