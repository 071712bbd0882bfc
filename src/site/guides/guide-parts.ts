/** Calculators that a guide may speak of, as its text names them: `<div data-calculator="emi"></div>`. */
export const GUIDE_CALCULATORS = ['emi', 'capital-gains', 'on-road', 'licence'] as const;
export type GuideCalculator = (typeof GUIDE_CALCULATORS)[number];

/** Pictures drawn for a guide: `<div data-figure="areas"></div>`. */
export const GUIDE_FIGURES = [
  'areas',
  'tenure',
  'waiting',
  'whole-budget',
  'higher-counts',
  'advance',
  'licence-base',
  'years-of-loan',
  'corrections',
  'title-chain',
  'compass',
  'chajja',
  'bedroom',
  'whose-wall',
  'gain-ways',
] as const;
export type GuideFigure = (typeof GUIDE_FIGURES)[number];

export type GuidePart =
  | { html: string }
  | { calculator: GuideCalculator }
  | { figure: GuideFigure };

const MARK = /(<div data-(?:calculator|figure)="[a-z-]{1,30}"><\/div>)/;
const NAMED = /^<div data-(calculator|figure)="([a-z-]{1,30})"><\/div>$/;

function standIn(kind: string, name: string): GuidePart {
  const calculator = GUIDE_CALCULATORS.find((id) => id === name);
  if (kind === 'calculator' && calculator) return { calculator };
  const figure = GUIDE_FIGURES.find((id) => id === name);
  if (kind === 'figure' && figure) return { figure };
  const known = kind === 'calculator' ? GUIDE_CALCULATORS : GUIDE_FIGURES;
  throw new Error(`No ${kind} "${name}"; there are ${known.join(', ')}`);
}

/** A guide's text cut where a calculator or a picture stands in it. */
export function guideParts(html: string): GuidePart[] {
  // A pattern with a group puts what it caught between the pieces.
  return html.split(MARK).flatMap((piece): GuidePart[] => {
    const [, kind, name] = NAMED.exec(piece) ?? [];
    if (kind && name) return [standIn(kind, name)];
    return piece.trim() ? [{ html: piece }] : [];
  });
}
