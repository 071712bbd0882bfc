import { z } from 'zod';

/** Which of the known names somebody may have meant: as near as a typing error or an ending. */
function nearest(name: string, known: readonly string[]): string | undefined {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  const wanted = plain(name);
  const distances = known.map((one) => [one, distance(wanted, plain(one))] as const);
  const [best] = distances.sort(([, a], [, b]) => a - b);
  const most = Math.max(1, Math.floor(wanted.length / 3));
  return best && best[1] <= most ? best[0] : undefined;
}

/** Letters to change, add or leave out (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      const swap = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(swap, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** Shorter than what lets somebody in. */
const LONGEST_WORD = 20;

/** Whether a text is some field's name: a password, a number or a token that slipped in is not said back. */
export const isFieldName = (text: string): boolean =>
  text.length <= LONGEST_WORD && /^[A-Za-z_-]+$/.test(text);

/** Of a field that nobody knows: which one, and which may have been meant. */
export function unknownField(name: string, known: readonly string[]): string {
  const none = isFieldName(name)
    ? `There is no field “${name}”`
    : 'A field has a name unknown here';
  const near = isFieldName(name) && nearest(name, known);
  if (near) return `${none}. Did you mean “${near}”?`;
  if (known.length === 0) return `${none}: nothing is read here.`;
  return `${none}. Known here: ${known.slice(0, 60).join(', ')}.`;
}

const REQUIRED = 'This is required.';

const OF_TYPE: Record<string, string> = {
  string: 'Give a text.',
  number: 'Give a number.',
  int: 'Give a whole number.',
  bigint: 'Give a whole number.',
  boolean: 'Say true or false.',
  date: 'Give a date.',
  array: 'Give a list.',
  tuple: 'Give a list.',
  object: 'Give an object with its fields.',
  record: 'Give an object with its fields.',
};

const OF_FORMAT: Record<string, string> = {
  email: 'Invalid email format',
  url: 'Give a web address, as https://example.com.',
  date: 'Give a date, as 2027-01-31.',
  datetime: 'Give a time, as 2027-01-31T10:00:00Z.',
  time: 'Give a time of day, as 10:00.',
  uuid: 'Give an id as it was handed out.',
};

/** Numbers are given, texts written, lists filled. */
function boundOf(origin: string, bound: string, words: 'at least' | 'at most'): string {
  if (origin === 'string') return `Use ${words} ${bound} characters.`;
  if (origin === 'array' || origin === 'set') return `Give ${words} ${bound}.`;
  return words === 'at least' ? `Give ${bound} or more.` : `Give ${bound} or less.`;
}

const choices = (values: readonly unknown[]): string =>
  values.length === 1 ? `Only ${values[0]} is read here.` : `Choose from ${values.join(', ')}.`;

function wordsFor(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? REQUIRED
        : (OF_TYPE[issue.expected] ?? 'Please check this.');
    case 'invalid_value':
      return choices(issue.values);
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return REQUIRED;
      return boundOf(issue.origin, String(issue.minimum), 'at least');
    case 'too_big':
      return boundOf(issue.origin, String(issue.maximum), 'at most');
    case 'invalid_format':
      return OF_FORMAT[issue.format] ?? 'This is not written as it has to be.';
    case 'not_multiple_of':
      return `Give a multiple of ${issue.divisor}.`;
    case 'unrecognized_keys':
      return unknownField(issue.keys[0] ?? '', []);
    case 'invalid_union':
      if (issue.input === undefined) return REQUIRED;
      return Array.isArray(issue.options)
        ? choices(issue.options)
        : 'This is none of the forms that are read here.';
    default:
      return 'Please check this.';
  }
}

/** Where a schema says nothing of its own, people read our words, never those of a library. */
z.config({ customError: wordsFor });
