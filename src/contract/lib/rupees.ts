import { z } from 'zod';
import { isExactRupees, type Rupees } from '#domain/lib/money.ts';

/**
 * Money on the wire: rupees, with at most two decimals. The server presents paise by `toRupees` and
 * takes what was given by `fromRupees`; answers are not parsed where they are sent, and forms check
 * what they send by these same schemas, so a codec would have nowhere to run. The types keep the
 * units apart instead: an answer that is given an amount of paise does not compile.
 */
export const rupees: z.ZodType<Rupees, Rupees> = z.number();

const TOO_MUCH = 'That is too much.';

/** Whole rupees that somebody gives. */
export const wholeRupees = z
  .number('Give an amount in rupees.')
  .int('Give whole rupees.')
  .min(1, 'Give an amount in rupees.')
  .max(100_000_000_000, TOO_MUCH);

/** In rupees. */
export const A_PAISA = 0.01;

/** Rupees and paise that somebody gives. */
export const exactRupees = (
  least: number,
  { tooLittle = 'Give an amount in rupees.', most = 10_000_000_000 } = {},
) =>
  z
    .number('Give an amount in rupees.')
    .min(least, tooLittle)
    .max(most, TOO_MUCH)
    .refine(isExactRupees, { error: 'Give rupees with at most two decimals.' });
