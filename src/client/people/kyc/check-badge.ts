import type { Tone } from '#client/ui/Badge.tsx';
import type { CheckState } from '#domain/people/kyc.ts';
import checksWords from '#messages/people/checks/index.ts';
import identityWords from '#messages/people/identity/index.ts';

interface Look {
  tone: Tone;
  words: string;
}

const NONE: Look = {
  tone: 'neutral',
  get words() {
    return checksWords.notVerified;
  },
};
const LOOK: Record<CheckState, Look> = {
  otp_sent: {
    tone: 'warn',
    get words() {
      return identityWords.otpSentBadge;
    },
  },
  submitted: {
    tone: 'warn',
    get words() {
      return identityWords.lookedAt;
    },
  },
  verified: {
    tone: 'good',
    get words() {
      return identityWords.verified;
    },
  },
  rejected: {
    tone: 'bad',
    get words() {
      return identityWords.rejected;
    },
  },
  expired: NONE,
  withdrawn: NONE,
  recheck: {
    tone: 'warn',
    get words() {
      return identityWords.toCheckAgain;
    },
  },
};

/** A check's state as a badge; the flag counts even where the check that set it is gone. */
export function checkLook(isVerified: boolean, state: CheckState | undefined): Look {
  if (isVerified) return LOOK.verified;
  return state && state !== 'verified' ? LOOK[state] : NONE;
}
