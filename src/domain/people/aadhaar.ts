/**
 * The twelve digits of an Aadhaar number as typed, spaces and hyphens left out; null when it is
 * none. No number begins with 0 or 1.
 *
 * The check digit is not reckoned: the number the provider gives out for trying (655675523712)
 * fails it, and whether a number exists only the provider can say.
 */
export function readAadhaar(text: string): string | null {
  const digits = text.replace(/[\s-]/g, '');
  return /^[2-9]\d{11}$/.test(digits) ? digits : null;
}

/** "xxxx xxxx 3712": all that is ever shown, from the four digits that are kept. */
export function maskAadhaar(lastFour: string): string {
  return `xxxx xxxx ${lastFour}`;
}
