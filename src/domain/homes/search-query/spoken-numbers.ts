import type { Token } from './token.ts';
import { BETWEEN, COUNTED, NUMBER_WORDS, PARTS_BEFORE } from './words/numbers.ts';

const DIGITS = /^\d+(?:\.\d+)?$/;

const asNumber = (token: Token, digits: string, end = token.end): Token => ({
  ...token,
  word: digits,
  forms: [digits],
  endsNear: false,
  end,
});

/** "साडेतीन" as the part and the number it stands before. */
function inParts(token: Token): Token[] {
  for (const part of PARTS_BEFORE.keys()) {
    const rest = token.word.slice(part.length);
    if (!token.word.startsWith(part) || !NUMBER_WORDS.has(rest)) continue;
    const halfway = token.start + part.length;
    return [
      { ...token, word: part, forms: [part], end: halfway },
      { ...token, word: rest, forms: [rest], start: halfway },
    ];
  }
  return [token];
}

/** Numbers written out as digits, where they count something: "तीस ते चाळीस हजार", "साडे तीन कोटी". */
export function withNumbers(tokens: readonly Token[]): Token[] {
  /** From the last word to the first, since what follows a number tells that it is one. */
  const read: Token[] = [];
  const isCounting = (from: number) => {
    const [next, after, beyond] = [0, 1, 2].map((i) => read[from - i]?.word ?? '');
    const isRange = BETWEEN.test(next ?? '') && DIGITS.test(after ?? '');
    return COUNTED.test((isRange ? beyond : next) ?? '');
  };
  for (const token of tokens.flatMap(inParts).toReversed()) {
    const last = read.length - 1;
    const number = read[last];
    const part = PARTS_BEFORE.get(token.word);
    const digits = NUMBER_WORDS.get(token.word);
    if (part && number && DIGITS.test(number.word) && isCounting(last - 1)) {
      read[last] = asNumber(token, String(Number(number.word) + Number(part)), number.end);
    } else if (digits && isCounting(last)) read.push(asNumber(token, digits));
    else read.push(token);
  }
  return read.toReversed();
}
