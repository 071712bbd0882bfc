import type { Tone } from '#client/ui/Badge.tsx';
import type { VerificationState } from '#domain/homes/listing-lifecycle.ts';

/** How a verification stands, in words and colour. */
export const STATE_LOOK: Record<VerificationState, { words: string; tone: Tone }> = {
  submitted: { words: 'Being looked at', tone: 'warn' },
  approved: { words: 'Verified', tone: 'good' },
  rejected: { words: 'Not accepted', tone: 'bad' },
  expired: { words: 'Ended', tone: 'neutral' },
};

/** What happened, by the names of the timeline. */
export const EVENT_WORDS: Record<string, string> = {
  submit: 'Papers handed in',
  addPaper: 'Paper received',
  approve: 'Approved by our staff',
  reject: 'Not accepted',
  expire: 'The badge has ended',
  reopen: 'The home has changed: looked at again',
};
