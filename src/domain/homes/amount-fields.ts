import { displayPrice, withoutGrouping } from '#domain/lib/money.ts';

/** Fields of a search that show and take an amount with its digits grouped. */
const AMOUNTS = ['min_price', 'max_price', 'maxDeposit', 'min_area', 'max_area'];

/** What was typed into a field of a search, as an address has it. */
export const addressValue = (name: string, typed: string): string =>
  AMOUNTS.includes(name) ? withoutGrouping(typed) : typed;

/** An amount of an address as its field shows it; what is no number as it was typed. */
export const shownAmount = (value: string | undefined): string =>
  displayPrice(value ?? '') || (value ?? '');
