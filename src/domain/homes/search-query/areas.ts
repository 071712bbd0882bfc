import { SQFT_PER_GUNTHA, SQFT_PER_SQM } from '#domain/homes/area.ts';
import type { Meaning } from './meaning.ts';
import type { Sentence } from './sentence.ts';

const GUNTHA_PER_ACRE = 40;
const SQFT_PER_SQYD = 9;
const SQM_PER_HECTARE = 10_000;

const AREA =
  /(?<![\d.])(\d[\d.,]{0,11})(?: ?(?:-|–|to|se|ते|and) ?(\d[\d.,]{0,11}))? ?(sq ?\.? ?(?:ft|feet|foot|fts)|square (?:ft|feet|foot)|sft|चौ फूट|चौ फुट|चौरस फूट|चौरस फुट|वर्ग फुट|वर्ग फीट|वर्गफुट|स्क्वेअर फूट|स्क्वायर फीट|sq ?(?:m|mt|mtr|mtrs|meters?|metres?)|square (?:meters?|metres?)|चौ मीटर|चौरस मीटर|वर्ग मीटर|sq ?(?:yd|yds|yards?)|square yards?|gaj|gaz|var|गज|वार|gunthas?|guntas?|gunthe|गुंठा|गुंठे|गुंठ्यांचा|acres?|एकर|एकड|hectares?|हेक्टर)(?![a-z])/g;

/** Square feet of one. */
function sqftOf(unit: string): number {
  if (/^(?:sq ?(?:m)|square m|.{1,6} मीटर)/.test(unit)) return SQFT_PER_SQM;
  if (/^(?:sq ?y|square y|ga|var|गज|वार)/.test(unit)) return SQFT_PER_SQYD;
  if (/^(?:gu|गु)/.test(unit)) return SQFT_PER_GUNTHA;
  if (/^(?:acre|एक)/.test(unit)) return SQFT_PER_GUNTHA * GUNTHA_PER_ACRE;
  if (/^(?:hect|हे)/.test(unit)) return SQFT_PER_SQM * SQM_PER_HECTARE;
  return 1;
}

/** Words before an area and after it; each takes in what belongs to them. */
const MIN_BEFORE =
  /(?<![^ |])(?:(?:at )?least|min|minimum|above|over|more than|bigger than|larger than|from) $/;
const MAX_BEFORE =
  /(?<![^ |])(?:(?:no|not) (?:more|bigger|larger|over|above)(?: than)?|under|below|less than|smaller than|up ?to|max|maximum|within|at most) $/;
const MIN_AFTER =
  /^(?: (?:and|or) (?:above|more|bigger)| ?\+| plus| onwards| se (?:upar|zyada|jyada|bada)| से (?:ऊपर|ज्यादा|बडा)| पेक्षा (?:जास्त|मोठा|मोठे)| peksha (?:jast|motha))(?![^ |])/;
const MAX_AFTER =
  /^(?: (?:tak|max|paryant|se kam|ke andar)| (?:तक|से कम|के अंदर|पर्यंत)| पेक्षा कमी| peksha kami)(?![^ |])/;
/** Who names one area means about that. */
const ROUGHLY = 0.1;

const value = (digits: string | undefined) => Number(digits?.replaceAll(',', ''));

function around(
  sentence: Sentence,
  match: RegExpExecArray,
): { meaning: Meaning; start: number; end: number } | undefined {
  const [all, low, high, unit = ''] = match;
  const factor = sqftOf(unit);
  const from = Math.round(value(low) * factor);
  const to = Math.round(value(high) * factor);
  const before = sentence.line.slice(0, match.index);
  const after = sentence.line.slice(match.index + all.length);
  const start = (words: RegExp) => words.exec(before)?.[0].length;
  const end = (words: RegExp) => words.exec(after)?.[0].length;
  const at = (ahead = 0, behind = 0) => ({
    start: match.index - ahead,
    end: match.index + all.length + behind,
  });
  if (!(from > 0)) return undefined;
  if (to > 0) {
    const [minArea, maxArea] = from < to ? [from, to] : [to, from];
    return { meaning: { sets: { minArea, maxArea } }, ...at() };
  }
  const mostAhead = start(MAX_BEFORE);
  const mostBehind = end(MAX_AFTER);
  if (mostAhead ?? mostBehind) {
    return { meaning: { sets: { maxArea: from } }, ...at(mostAhead, mostBehind) };
  }
  const leastAhead = start(MIN_BEFORE);
  const leastBehind = end(MIN_AFTER);
  if (leastAhead ?? leastBehind) {
    return { meaning: { sets: { minArea: from } }, ...at(leastAhead, leastBehind) };
  }
  const exact = value(low) * factor;
  const minArea = Math.round(exact * (1 - ROUGHLY));
  const maxArea = Math.round(exact * (1 + ROUGHLY));
  return { meaning: { sets: { minArea, maxArea } }, ...at() };
}

/** "1000 sqft" is a tenth less or more, "2 guntha" too; "above 5 guntha" and "800 to 1000 sq ft" are what they say. */
export function readAreas(sentence: Sentence): void {
  for (const match of [...sentence.line.matchAll(AREA)]) {
    const found = around(sentence, match);
    if (found) sentence.takeText(found.start, found.end, found.meaning);
  }
}
