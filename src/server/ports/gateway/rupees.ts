import { z } from 'zod';
import { fromDecimals, type Paise, type Rupees, toRupees } from '#domain/lib/money.ts';

/** Amounts as the provider writes them: rupees with at most two decimals. */
export function rupeesOf(paise: Paise): Rupees {
  if (!Number.isSafeInteger(paise) || paise <= 0) throw new RangeError(`No amount: ${paise}`);
  return toRupees(paise);
}

/** A number prints the shortest decimals that mean it, which are the ones that were sent. */
export const rupees = z.union([z.number(), z.string()]).transform((amount, { issues }): Paise => {
  const paise = fromDecimals(String(amount));
  if (paise !== undefined) return paise;
  issues.push({ code: 'custom', message: 'not an amount of rupees', input: amount });
  return z.NEVER;
});
