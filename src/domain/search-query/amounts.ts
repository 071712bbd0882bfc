export interface Amount {
  minPrice?: number;
  maxPrice?: number;
  start: number;
  end: number;
}

const UNIT =
  '(lakhs?|lacs?|lac|l|crores?|cr|karod|koti|k|thousand|hazar|hajar|लाख|कोटी|करोड़|करोड|हजार|हज़ार)';
const NUMBER = '(\\d+(?:[.,]\\d+)*)';

function unitOf(unit: string | undefined): number {
  if (!unit) return 1;
  if (/^(cr|crore|karod|koti|कोटी|करोड)/.test(unit)) return 10_000_000;
  if (/^(k$|thousand|hazar|hajar|हज)/.test(unit)) return 1_000;
  return 100_000;
}

function rupees(number: string, unit: string | undefined): number {
  return Number(number.replaceAll(',', '')) * unitOf(unit);
}

const RANGE = new RegExp(
  `(?:between |from |₹ ?|rs\\.? ?)?${NUMBER} ?${UNIT}?\\s*(?:-|–|to|se|and|ते)\\s*(?:₹ ?|rs\\.? ?)?${NUMBER} ?${UNIT}(?![a-z])`,
);
const BEFORE =
  '(under|below|less than|upto|up to|within|max(?:imum)?|above|over|more than|min(?:imum)?|from|around|about|approx|₹|rs\\.?|budget)';
const AFTER =
  '(ke andar|ke neeche|se kam|se upar|tak|chya aat|paryant|andar|se zyada|max|budget|पर्यंत|तक|के अंदर|च्या आत)';
const SINGLE = new RegExp(
  `(?:${BEFORE} ?(?:₹ ?|rs\\.? ?)?)?${NUMBER} ?${UNIT}?(?![a-z])(?: ${AFTER})?`,
  'g',
);

const LEAST = /above|over|more than|min|from|se upar|se zyada/;
const ROUGHLY = /around|about|approx/;

/**
 * The price wished for, in rupees: "under 60 lakh", "1 to 1.5 cr", "80 lakh tak", "around 75L"
 * (ten percent either way). A bare number counts only from 1,000 up or with a word beside it.
 */
export function findAmount(text: string): Amount | undefined {
  const range = RANGE.exec(text);
  if (range) {
    const [all, low = '', lowUnit, high = '', highUnit] = range;
    return {
      minPrice: rupees(low, lowUnit ?? highUnit),
      maxPrice: rupees(high, highUnit),
      start: range.index,
      end: range.index + all.length,
    };
  }
  for (const match of text.matchAll(SINGLE)) {
    const [all, before = '', number = '', unit, after = ''] = match;
    const value = rupees(number, unit);
    if (!unit && (value < 1_000 || !(before || after || value >= 3_000))) continue;
    const at = { start: match.index, end: match.index + all.length };
    if (LEAST.test(before) || LEAST.test(after)) return { minPrice: value, ...at };
    if (ROUGHLY.test(before)) {
      return { minPrice: Math.round(value * 0.9), maxPrice: Math.round(value * 1.1), ...at };
    }
    return { maxPrice: value, ...at };
  }
  return undefined;
}
