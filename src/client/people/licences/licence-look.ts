import type { Tone } from '#client/ui/Badge.tsx';
import type { LicenceState } from '#domain/people/licence-check.ts';

/** How a check stands, for its holder. */
export const LICENCE_LOOK: Record<LicenceState, { tone: Tone; words: string }> = {
  submitted: { tone: 'warn', words: 'Not checked yet' },
  verified: { tone: 'good', words: 'Checked' },
  refused: { tone: 'bad', words: 'Refused' },
  expired: { tone: 'bad', words: 'Run out' },
};
