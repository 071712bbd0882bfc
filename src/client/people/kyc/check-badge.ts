import type { Tone } from '#client/ui/Badge.tsx';
import type { CheckState } from '#domain/people/kyc.ts';

interface Look {
  tone: Tone;
  words: string;
}

const NONE: Look = { tone: 'neutral', words: 'Not verified' };
const LOOK: Record<CheckState, Look> = {
  otp_sent: { tone: 'warn', words: 'OTP sent' },
  submitted: { tone: 'warn', words: 'Being looked at' },
  verified: { tone: 'good', words: 'Verified' },
  rejected: { tone: 'bad', words: 'Rejected' },
  expired: NONE,
  withdrawn: NONE,
  recheck: { tone: 'warn', words: 'To be checked again' },
};

/** A check's state as a badge; the flag counts even where the check that set it is gone. */
export function checkLook(isVerified: boolean, state: CheckState | undefined): Look {
  if (isVerified) return LOOK.verified;
  return state && state !== 'verified' ? LOOK[state] : NONE;
}
