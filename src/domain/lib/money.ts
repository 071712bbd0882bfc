import words from '#messages/lib/amounts/index.ts';

declare const unit: unique symbol;

/** Whole paise. Made and read only through this file, so that nobody guesses at a unit. */
export type Paise = number & { readonly [unit]: 'paise' };

/**
 * Rupees: the unit of the wire, of forms and of screens; a hundredth is a paisa. Any number may stand
 * for rupees except an amount of paise.
 */
export type Rupees = number & { readonly [unit]?: 'rupees' };

const PAISE_A_RUPEE = 100;
/** How far from whole paise rupees with two decimals may be, as a number holds them. */
const STRAY_PAISE = 1e-4;

const ofUnit = (amount: number) => amount as Paise;

/** A number that is known to be of paise: a literal, or one of a wire in paise. Throws on fractions. */
export function paise(amount: number): Paise {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is no amount of paise`);
  return ofUnit(amount);
}

export const NOTHING: Paise = ofUnit(0);

/** To the nearest paisa. */
export function fromRupees(rupees: Rupees): Paise;
export function fromRupees(rupees: Rupees | null): Paise | null;
export function fromRupees(rupees: Rupees | null): Paise | null {
  return rupees === null ? null : ofUnit(Math.round(rupees * PAISE_A_RUPEE));
}

export function toRupees(amount: Paise): Rupees;
export function toRupees(amount: Paise | null): Rupees | null;
export function toRupees(amount: Paise | null): Rupees | null {
  return amount === null ? null : amount / PAISE_A_RUPEE;
}

/** Whether rupees have at most two decimals. */
export function isExactRupees(rupees: Rupees): boolean {
  const amount = rupees * PAISE_A_RUPEE;
  return Math.abs(amount - Math.round(amount)) < STRAY_PAISE;
}

/** Rupees that came out of a division, to the nearest paisa. */
export const roundToPaisa = (rupees: Rupees): Rupees => toRupees(fromRupees(rupees));

/** "170.00": both decimals, no grouping. Not for amounts below nothing. */
export const toDecimals = (amount: Paise): string =>
  `${Math.floor(amount / PAISE_A_RUPEE)}.${String(amount % PAISE_A_RUPEE).padStart(2, '0')}`;

/**
 * Reads decimals of rupees digit by digit, since 1.1 times a hundred is no whole number; undefined for
 * anything but an amount.
 */
export function fromDecimals(text: string): Paise | undefined {
  const [, whole, decimals = ''] = /^(\d{1,13})(?:\.(\d{1,2})0*)?$/.exec(text) ?? [];
  if (whole === undefined) return undefined;
  return ofUnit(Number(whole) * PAISE_A_RUPEE + Number(decimals.padEnd(2, '0')));
}

export const plus = (a: Paise, b: Paise): Paise => ofUnit(a + b);
export const minus = (a: Paise, b: Paise): Paise => ofUnit(a - b);
/** Never -0, which is not the same as nothing everywhere. */
export const negated = (amount: Paise): Paise => ofUnit(0 - amount);
export const sumOf = (amounts: readonly Paise[]): Paise => amounts.reduce(plus, NOTHING);
export const lesserOf = (a: Paise, b: Paise): Paise => ofUnit(Math.min(a, b));
export const greaterOf = (a: Paise, b: Paise): Paise => ofUnit(Math.max(a, b));
/** What is left of an amount; nothing where more was taken than there was. */
export const restOf = (amount: Paise, taken: Paise): Paise =>
  greaterOf(NOTHING, minus(amount, taken));

type Rounding = 'round' | 'floor';

/** Of an amount, the part that `part` is of `whole`, to the paisa. */
export const shareOf = (
  amount: Paise,
  { part, whole }: { part: number; whole: number },
  rounding: Rounding = 'round',
): Paise => ofUnit(Math[rounding]((amount * part) / whole));

export const percentOf = (amount: Paise, percent: number, rounding?: Rounding): Paise =>
  shareOf(amount, { part: percent, whole: 100 }, rounding);

/** So many percent of rupees, unrounded: estimates round as their source says. */
export const percentOfRupees = (rupees: Rupees, percent: number): Rupees =>
  (rupees * percent) / 100;

/** To the nearest multiple of a step. */
export const roundToStep = (amount: Paise, step: Paise): Paise =>
  ofUnit(Math.round(amount / step) * step);

const LAKH = 100_000;
const CRORE = 10_000_000;

const grouped = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const short = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });
const exact = new Intl.NumberFormat('en-IN', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** "12,50,000": Indian grouping, no decimals. */
export function groupDigits(value: number): string {
  return grouped.format(value);
}

/** "₹ 12,50,000". */
export function formatRupees(rupees: Rupees): string {
  return `₹ ${grouped.format(rupees)}`;
}

/** "1,17,882.50": to the paisa, as bills have it. */
export const groupExact = (rupees: Rupees): string => exact.format(rupees);

/** "₹ 1,17,882.50". */
export const formatExactRupees = (rupees: Rupees): string => `₹ ${exact.format(rupees)}`;

/**
 * "₹ 85 Lakh", "₹ 1.25 Cr", "₹ 45,000": how a price is said, in each language by its words. Rounds to
 * the second decimal.
 */
export function formatPriceShort(rupees: Rupees): string {
  // Rounding first, so that 99.999 Lakh reads 1 Cr and not 100 Lakh.
  if (Math.round(rupees / 1_000) * 1_000 >= CRORE) {
    return `₹ ${short.format(rupees / CRORE)} ${words.crore}`;
  }
  if (rupees >= LAKH) return `₹ ${short.format(rupees / LAKH)} ${words.lakh}`;
  return formatRupees(rupees);
}

/** What was typed or stored as a number, commas or not; NaN for blanks and words. */
function readNumber(value: string | number): number {
  const digits = String(value).replaceAll(',', '').trim();
  return digits === '' ? Number.NaN : Number(digits);
}

/** Strips commas from what was typed or stored and shows Indian digit grouping; '' for no number. */
export function displayPrice(value: string | number): string {
  const number = readNumber(value);
  return Number.isFinite(number) ? groupDigits(number) : '';
}

const GROUPED = /^\d{1,3}(?:,\d{2,3})+$/;

/** "70,00,000" without its commas, as forms send what they show; any other text as it is. */
export const withoutGrouping = (text: string): string =>
  GROUPED.test(text) ? text.replaceAll(',', '') : text;

/** Empty for an empty value or one that is no number, else a locale-formatted number. */
export function displayBookingAmount(value: string | number | null | undefined): string {
  const number = readNumber(value ?? '');
  return Number.isFinite(number) ? new Intl.NumberFormat('en-IN').format(number) : '';
}
