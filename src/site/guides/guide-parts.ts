/** Calculators that a guide may speak of, as its text names them: `<div data-calculator="emi"></div>`. */
export const GUIDE_CALCULATORS = [
  'emi',
  'capital-gains',
  'on-road',
  'rent-or-buy',
  'licence',
] as const;
export type GuideCalculator = (typeof GUIDE_CALCULATORS)[number];

export type GuidePart = { html: string } | { calculator: GuideCalculator };

const MARK = /<div data-calculator="([a-z-]{1,30})"><\/div>/;

/** A guide's text cut where a calculator stands in it. */
export function guideParts(html: string): GuidePart[] {
  // A pattern with a group puts what it caught between the pieces.
  return html.split(MARK).flatMap((piece, i): GuidePart[] => {
    if (i % 2 === 0) return piece.trim() ? [{ html: piece }] : [];
    const calculator = GUIDE_CALCULATORS.find((id) => id === piece);
    if (!calculator)
      throw new Error(`No calculator "${piece}"; there are ${GUIDE_CALCULATORS.join(', ')}`);
    return [{ calculator }];
  });
}
