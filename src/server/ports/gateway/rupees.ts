import { z } from 'zod';

/** Amounts as the provider writes them: rupees with at most two decimals. */
export function rupeesOf(paise: number): number {
  if (!Number.isSafeInteger(paise) || paise <= 0) throw new RangeError(`No amount: ${paise}`);
  return paise / 100;
}

/** "170.00": the same with both decimals, as it stands in a webhook. */
export function rupeesText(paise: number): string {
  return `${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, '0')}`;
}

/**
 * Reads rupees into paise digit by digit, since 1.1 * 100 is no whole number. A number prints the
 * shortest decimals that mean it, which are the ones that were sent.
 */
export const rupees = z.union([z.number(), z.string()]).transform((amount, { issues }) => {
  const [, whole, decimals = ''] = /^(\d{1,13})(?:\.(\d{1,2})0*)?$/.exec(String(amount)) ?? [];
  if (whole !== undefined) return Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
  issues.push({ code: 'custom', message: 'not an amount of rupees', input: amount });
  return z.NEVER;
});
