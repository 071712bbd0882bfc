import { randomInt } from 'node:crypto';
import { CODE_LENGTH, CODE_LETTERS } from '#domain/professionals/report-code.ts';

/** Nobody guesses one: there are 2 × 10^14. */
export const newReportCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');
