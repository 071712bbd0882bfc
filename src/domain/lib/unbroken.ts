/**
 * A number and its unit, and ₹ and its amount, kept on one line: "2 BHK", "₹ 85 Lakh". For headings
 * as they are shown; what is compared, sent or exported keeps its plain spaces.
 */
export const unbroken = (text: string): string =>
  text.replace(/(₹) (?=\d)|(\d\+?) (?=\p{L})/gu, '$1$2\u00a0');
