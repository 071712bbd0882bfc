import { z } from 'zod';
import fieldsWords from '#messages/lib/fields/index.ts';
import { labels } from '#messages/lib/labels.ts';
import refusalsWords from '#messages/lib/refusals/index.ts';

/** What a field of a kind asks for. */
const GIVE: Record<string, string> = labels(() => fieldsWords.give);

const FORMAT: Record<string, string> = labels(() => fieldsWords.format);

const isEmpty = (input: unknown) => input === undefined || input === null || input === '';

/** How much there may be, in what it is counted in. */
function howMuch(origin: string, limit: number | bigint): string {
  const n = Number(limit);
  if (origin === 'string') return fieldsWords.characters({ count: n });
  return origin === 'array' ? fieldsWords.entries({ count: n }) : String(n);
}

/**
 * What a schema without words of its own says: plain ones, since they reach people at their fields.
 * Values that only a program sends are named to whoever wrote it.
 */
export function plainWords(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (isEmpty(issue.input)) return fieldsWords.fillIn;
      return GIVE[issue.expected] ?? fieldsWords.doesNotFit;
    case 'invalid_value':
      if (isEmpty(issue.input)) return refusalsWords.chooseFromList;
      return fieldsWords.chooseOneOf({ join: issue.values.map(String).join(', ') });
    case 'too_small':
      return fieldsWords.atLeast({ origin: howMuch(issue.origin, issue.minimum) });
    case 'too_big':
      return fieldsWords.atMost({ origin: howMuch(issue.origin, issue.maximum) });
    case 'invalid_format':
      return FORMAT[issue.format] ?? fieldsWords.notWrittenSo;
    case 'unrecognized_keys':
      return fieldsWords.nothingCalled({ join: issue.keys.join(', ') });
    default:
      return fieldsWords.doesNotFit;
  }
}

z.config({ customError: plainWords });
