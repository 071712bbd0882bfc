import { groupDigits } from './money.ts';

/** The noun that goes with a number: "home", "homes". `many` where an s will not do. */
export const nounFor = (n: number, one: string, many = `${one}s`): string => (n === 1 ? one : many);

/** "1 home", "1,204 homes"; "10,000+ homes" where there may be more. */
export function counted(
  n: number,
  one: string,
  { many, isMinimum = false }: { many?: string; isMinimum?: boolean } = {},
): string {
  return `${groupDigits(n)}${isMinimum ? '+' : ''} ${nounFor(isMinimum ? 2 : n, one, many)}`;
}
