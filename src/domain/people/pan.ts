/** Who holds a PAN, by its fourth letter. */
export const PAN_HOLDERS = {
  P: 'Person',
  C: 'Company',
  H: 'Hindu undivided family',
  F: 'Firm or LLP',
  A: 'Association of persons',
  B: 'Body of individuals',
  T: 'Trust',
  L: 'Local authority',
  J: 'Artificial juridical person',
  G: 'Government',
} as const;
export type PanHolder = keyof typeof PAN_HOLDERS;

const PAN = new RegExp(`^[A-Z]{3}[${Object.keys(PAN_HOLDERS).join('')}][A-Z]\\d{4}[A-Z]$`, 'i');

/** A PAN as typed, in capitals; null when it is none. */
export function readPan(text: string): string | null {
  const pan = text.trim();
  return PAN.test(pan) ? pan.toUpperCase() : null;
}

/** The kind of holder; of what `readPan` returned. */
export function panHolder(pan: string): PanHolder {
  return pan.charAt(3) as PanHolder;
}

/** "ABxxxxxx4D". */
export function maskPan(pan: string): string {
  return `${pan.slice(0, 2)}xxxxxx${pan.slice(-2)}`;
}
