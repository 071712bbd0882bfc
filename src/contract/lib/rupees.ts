import { z } from 'zod';
import { isExactRupees, type Rupees } from '#domain/lib/money.ts';
import words from '#messages/lib/fields/index.ts';

/** What the API’s document says after the meaning of a field. */
const IN_RUPEES = 'in rupees';

/**
 * Money on the wire: rupees, with at most two decimals. The server presents paise by `toRupees` and
 * takes what was given by `fromRupees`; answers are not parsed where they are sent, and forms check
 * what they send by these same schemas, so a codec would have nowhere to run. The types keep the
 * units apart instead: an answer that is given an amount of paise does not compile.
 */
export const rupees: z.ZodType<Rupees, Rupees> = z.number().meta({ description: IN_RUPEES });

/** Whole rupees that somebody gives. */
export const wholeRupees = z
  .number({ error: () => words.giveRupees })
  .int({ error: () => words.wholeRupees })
  .min(1, { error: () => words.giveRupees })
  .max(100_000_000_000, { error: () => words.tooMuch })
  .meta({ description: IN_RUPEES });

/** In rupees. */
export const A_PAISA = 0.01;

/** Rupees and paise that somebody gives. */
export const exactRupees = (
  least: number,
  {
    tooLittle = () => words.giveRupees,
    most = 10_000_000_000,
  }: { tooLittle?: string | (() => string); most?: number } = {},
) =>
  z
    .number({ error: () => words.giveRupees })
    .min(least, { error: tooLittle })
    .max(most, { error: () => words.tooMuch })
    .refine(isExactRupees, { error: () => words.twoDecimals })
    .meta({ description: `${IN_RUPEES}, with at most two decimals` });
