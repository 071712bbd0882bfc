import { z } from 'zod';
import { counted } from '#domain/lib/counted.ts';

/** What a field of a kind asks for. */
const GIVE: Record<string, string> = {
  string: 'Give a text.',
  number: 'Give a number.',
  int: 'Give a whole number.',
  boolean: 'Say yes or no.',
  array: 'Give a list.',
  object: 'Give its parts.',
  record: 'Give its parts.',
};

const FORMAT: Record<string, string> = {
  date: 'Give a day as 2026-11-23.',
  datetime: 'Give a moment as 2026-11-23T09:30:00Z.',
  url: 'Give an address that begins with https://.',
};

const isEmpty = (input: unknown) => input === undefined || input === null || input === '';

/** How much there may be, in what it is counted in. */
function howMuch(origin: string, limit: number | bigint): string {
  const n = Number(limit);
  if (origin === 'string') return counted(n, 'character');
  return origin === 'array' ? counted(n, 'entry', { many: 'entries' }) : String(n);
}

/**
 * What a schema without words of its own says: plain ones, since they reach people at their fields.
 * Values that only a program sends are named to whoever wrote it.
 */
export function plainWords(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (isEmpty(issue.input)) return 'Fill this in.';
      return GIVE[issue.expected] ?? 'This does not fit here.';
    case 'invalid_value':
      if (isEmpty(issue.input)) return 'Choose one of the list.';
      return `Choose one of: ${issue.values.map(String).join(', ')}.`;
    case 'too_small':
      return `Give at least ${howMuch(issue.origin, issue.minimum)}.`;
    case 'too_big':
      return `Give at most ${howMuch(issue.origin, issue.maximum)}.`;
    case 'invalid_format':
      return FORMAT[issue.format] ?? 'This is not written as it should be.';
    case 'unrecognized_keys':
      return `Nothing here is called ${issue.keys.join(', ')}.`;
    default:
      return 'This does not fit here.';
  }
}

z.config({ customError: plainWords });
