import { expect, test } from 'vitest';
import { PROFESSIONS } from '#domain/lib/profession.ts';
import { DEMO_PROFESSIONS } from '#server/demo/professions.ts';

/** Words of one profession’s work. */
const WORDS = {
  agent: /\b(sold|buyers?|visits?|photos)\b/i,
  lawyer: /\b(deeds?|mortgage|clause|agreement|title)\b/i,
  evaluator: /\b(measured|figure|valuation|comparable|report)\b/i,
};

test.each(PROFESSIONS)('the demo praises every %s for their own work', (profession) => {
  for (const { text } of DEMO_PROFESSIONS[profession].praise) {
    const spoken = PROFESSIONS.filter((one) => WORDS[one].test(text));
    expect([text, spoken]).toEqual([text, [profession]]);
  }
});
