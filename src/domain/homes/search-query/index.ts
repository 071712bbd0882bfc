import type { LocalityMatcher } from '#domain/homes/locality-match.ts';
import { readAreas } from './areas.ts';
import { chipsOf } from './chips.ts';
import { readCounts } from './counts.ts';
import { gather } from './gather.ts';
import { infer } from './infer.ts';
import { MAX_SAID } from './max-said.ts';
import { missedOf } from './missed.ts';
import { readMoney } from './money.ts';
import type { UnderstoodText } from './query.ts';
import { resolveNear, resolveNot } from './roles.ts';
import { scan, scanAlike } from './scan.ts';
import { Sentence } from './sentence.ts';
import { readTimes } from './times.ts';
import { readWalks } from './walks.ts';

export { addressOf } from './address.ts';
export type { Answer, SearchQuery, UnderstoodText } from './query.ts';

/**
 * Reads plain words ("2bhk under 60 lakh near hinjewadi ready to move", "kothrud me 2 bhk bhadyane")
 * into filters, by rules. Nothing is guessed: what is not understood is returned as it was typed,
 * and what no filter says by itself is answered. `today` is a day as 2027-01-31.
 */
export function parseSearchText(
  said: string,
  localities: LocalityMatcher,
  today: string,
): UnderstoodText {
  const typed = said.slice(0, MAX_SAID).normalize('NFC').replace(/\s+/g, ' ').trim();
  const sentence = new Sentence(typed);
  readCounts(sentence);
  readWalks(sentence);
  readTimes(sentence, today);
  readAreas(sentence);
  readMoney(sentence);
  scan(sentence, localities);
  scanAlike(sentence, localities);
  resolveNear(sentence);
  resolveNot(sentence);
  const gathered = gather(sentence, localities, today);
  infer(sentence, gathered, today);
  const { query, answers } = gathered;
  return { query, chips: chipsOf(query), answers, unmatched: missedOf(sentence) };
}
