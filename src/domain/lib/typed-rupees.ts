const UNITS: readonly [RegExp, number][] = [
  [/^(?:cr|crores?|करोड़?|कोटी)$/i, 10_000_000],
  [/^(?:l|lacs?|lakhs?|लाख)$/i, 100_000],
  [/^(?:k|thousand|हजार)$/i, 1_000],
  [/^$/, 1],
];
const PART = /(\d[\d,]*(?:\.\d+)?)\s*([\p{L}\p{M}]*)\.?\s*/gu;

/**
 * What was typed as an amount, in rupees: "82,50,000", "82.5 lakh", "1.2 cr", "1 crore 25 lakh";
 * NaN for anything else.
 */
export function typedRupees(typed: string): number {
  const text = typed.replace(/^\s*(?:₹|rs\.?|inr)\s*/i, '').trim();
  const parts = [...text.matchAll(PART)];
  if (parts.length === 0 || parts.map(([whole]) => whole).join('') !== text) return Number.NaN;
  let before = Number.POSITIVE_INFINITY;
  let sum = 0;
  for (const [, digits = '', word = ''] of parts) {
    const unit = UNITS.find(([name]) => name.test(word))?.[1];
    // "25 lakh 1 crore" is more likely a slip than an amount.
    if (unit === undefined || unit >= before) return Number.NaN;
    sum += Number(digits.replaceAll(',', '')) * unit;
    before = unit;
  }
  // To the rupee: 1.1 crore is not 11000000.000000002.
  return Math.round(sum);
}
