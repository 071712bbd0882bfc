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
export function formatRupees(rupees: number): string {
  return `₹ ${grouped.format(rupees)}`;
}

/** "1,17,882.50": to the paisa, as bills have it. */
export const groupExact = (rupees: number): string => exact.format(rupees);

/** "₹ 1,17,882.50". */
export const formatExactRupees = (rupees: number): string => `₹ ${exact.format(rupees)}`;

/** "₹ 85 Lakh", "₹ 1.25 Cr", "₹ 45,000": how a price is said. Rounds to the second decimal. */
export function formatPriceShort(rupees: number): string {
  // Rounding first, so that 99.999 Lakh reads 1 Cr and not 100 Lakh.
  if (Math.round(rupees / 1_000) * 1_000 >= CRORE) return `₹ ${short.format(rupees / CRORE)} Cr`;
  if (rupees >= LAKH) return `₹ ${short.format(rupees / LAKH)} Lakh`;
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

/** Empty for an empty value or one that is no number, else a locale-formatted number. */
export function displayBookingAmount(value: string | number | null | undefined): string {
  const number = readNumber(value ?? '');
  return Number.isFinite(number) ? new Intl.NumberFormat('en-IN').format(number) : '';
}
