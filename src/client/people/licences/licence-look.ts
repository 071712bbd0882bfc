import type { Tone } from '#client/ui/Badge.tsx';
import type { LicenceState } from '#domain/people/licence-check.ts';
import checksWords from '#messages/people/checks/index.ts';

/** How a check stands, for its holder. */
export const LICENCE_LOOK: Record<LicenceState, { tone: Tone; words: string }> = {
  submitted: {
    tone: 'warn',
    get words() {
      return checksWords.notCheckedYet;
    },
  },
  verified: {
    tone: 'good',
    get words() {
      return checksWords.checked;
    },
  },
  refused: {
    tone: 'bad',
    get words() {
      return checksWords.refused;
    },
  },
  expired: {
    tone: 'bad',
    get words() {
      return checksWords.runOut;
    },
  },
};
