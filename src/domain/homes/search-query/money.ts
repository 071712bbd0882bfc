import { type Amount, amountsIn, joinCroreAndLakh } from './amounts.ts';
import type { Sentence } from './sentence.ts';

const DEPOSIT = /(?:security )?(?:deposit|डिपॉझिट|डिपॉजिट|anamat|अनामत)/g;
const AHEAD = /^ ?(?:of |is |: |max |up to |upto |hai )?$/;
/** "60k deposit 22k rent": the second is the rent; in "deposit 2 lakh rent 15000" the first is the deposit. */
const RENT_AFTER = /^ (?:rent|kiraya|bhade|किराया|भाडे)(?! ?\d)/;

/** The amount said of a deposit: the one after the word, or the one before it. */
function readDeposit(sentence: Sentence): void {
  for (const { 0: said, index } of [...sentence.line.matchAll(DEPOSIT)]) {
    const { line } = sentence;
    const amounts = [...amountsIn(line)];
    const after = amounts.find(
      ({ start, end }) =>
        start >= index + said.length &&
        AHEAD.test(line.slice(index + said.length, start)) &&
        !RENT_AFTER.test(line.slice(end)),
    );
    const before = amounts.find(({ end }) => end <= index && /^ ?$/.test(line.slice(end, index)));
    const amount = after ?? before;
    const maxDeposit = amount?.maxPrice ?? amount?.minPrice;
    if (!amount || maxDeposit === undefined) continue;
    const start = Math.min(amount.start, index);
    const end = Math.max(amount.end, index + said.length);
    sentence.takeText(start, end, { sets: { maxDeposit } });
  }
}

const priceOf = ({ minPrice, maxPrice }: Amount) => ({
  ...(minPrice !== undefined && { minPrice }),
  ...(maxPrice !== undefined && { maxPrice }),
});

/** "1 crore 25 lakh" is one amount, written in as many letters as before: "1.2500000000 cr". */
const padded = (line: string) =>
  line.replace(
    /(?<!\d|\d[.,])\d{1,6} ?(?:crores?|cr|koti|karod|कोटी|करोड) ?\d{1,2} ?(?:lakhs?|lacs?|l|लाख)(?![a-z])/g,
    (said) => {
      const [crores = ''] = joinCroreAndLakh(said).split(' ');
      const digits = crores.includes('.') ? crores : `${crores}.`;
      return `${digits.padEnd(said.length - ' cr'.length, '0')} cr`;
    },
  );

/** The deposit, then the price: the first that is said. */
export function readMoney(sentence: Sentence): void {
  sentence.line = padded(sentence.line);
  readDeposit(sentence);
  for (const amount of amountsIn(sentence.line)) {
    sentence.takeText(amount.start, amount.end, { sets: priceOf(amount) });
    return;
  }
}
