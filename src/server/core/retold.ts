import { formatDate } from '#domain/lib/time/format.ts';
import { shortDateIn } from '#domain/lib/time/read-date.ts';
import adPlaces from '#messages/lib/ad-places/index.ts';
import books from '#messages/lib/books/index.ts';
import { currentTongue, FIRST_LANGUAGE } from '#messages/lib/language.ts';
import ledgerChecks from '#messages/lib/ledger-checks/index.ts';
import notes from '#messages/lib/own-notes/index.ts';
import priceTexts from '#messages/lib/price-texts/index.ts';
import professions from '#messages/lib/professions/index.ts';
import staffLines from '#messages/lib/staff-lines/index.ts';
import { forTheBooks } from '#server/lib/for-the-books.ts';
import { type Pattern, patternOf, valuesIn } from './told-pattern.ts';

type Said = (values: never) => string;

/** What is kept in English and told again: what we write ourselves, never what people do. */
const CATALOGUES: readonly object[] = [
  notes,
  books,
  ledgerChecks,
  staffLines,
  priceTexts,
  adPlaces,
  professions,
];

interface Known {
  /** By the English in which it is kept. */
  texts: ReadonlyMap<string, () => string>;
  /** With values in them, those that say most first. */
  patterns: readonly { pattern: Pattern; say: () => Said }[];
}

/** Each message, with how it is read again in the language of whoever asks. */
function* messagesIn(read: () => object): Generator<() => unknown> {
  for (const id of Object.keys(read())) {
    const one = () => Reflect.get(read(), id) as unknown;
    const now = one();
    if (typeof now === 'object' && now !== null) yield* messagesIn(() => one() as object);
    else yield one;
  }
}

function learn(): Known {
  const texts = new Map<string, () => string>();
  const patterns: { pattern: Pattern; say: () => Said }[] = [];
  for (const catalogue of CATALOGUES) {
    for (const read of messagesIn(() => catalogue)) {
      const message = read();
      if (typeof message === 'string') texts.set(message, () => String(read()));
      else if (typeof message === 'function') {
        const pattern = patternOf(message as Said);
        if (pattern) patterns.push({ pattern, say: () => read() as Said });
      }
    }
  }
  return { texts, patterns: patterns.sort((a, b) => b.pattern.length - a.pattern.length) };
}

let known: Known | undefined;

/** A value is told again where it is a text of ours itself, or a day. */
function valueRetold(value: string): string {
  const day = shortDateIn(value);
  return day ? formatDate(day) : retold(value);
}

/** A text as its reader is told it: one of ours in their language, another as it was written. */
export function retold(text: string): string {
  if (currentTongue() === FIRST_LANGUAGE) return text;
  known ??= forTheBooks(learn);
  const whole = known.texts.get(text);
  if (whole) return whole();
  for (const { pattern, say } of known.patterns) {
    const values = valuesIn(text, pattern);
    if (!values) continue;
    const told = Object.entries(values).map(([name, value]) => [name, valueRetold(value)]);
    return say()(Object.fromEntries(told) as never);
  }
  // What is bought for a home, or how a professional's work is named: "Promotion for 7 days: TITLE".
  const at = text.indexOf(': ');
  const head = at < 0 ? undefined : known.texts.get(text.slice(0, at));
  return head ? `${head()}${text.slice(at)}` : text;
}

/** The same of what may not be there. */
export const retoldIf = (text: string | null): string | null => text && retold(text);
