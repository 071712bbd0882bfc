/**
 * Who holds a PAN, by its fourth letter: a person, company, Hindu undivided family, firm or LLP,
 * association of persons, body of individuals, trust, local authority, artificial juridical person,
 * the government.
 */
const PAN_HOLDERS = ['P', 'C', 'H', 'F', 'A', 'B', 'T', 'L', 'J', 'G'] as const;
export type PanHolder = (typeof PAN_HOLDERS)[number];

const PAN = new RegExp(`^[A-Z]{3}[${PAN_HOLDERS.join('')}][A-Z]\\d{4}[A-Z]$`, 'i');

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
