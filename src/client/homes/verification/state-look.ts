import type { Tone } from '#client/ui/Badge.tsx';
import type { VerificationState } from '#domain/homes/listing-lifecycle.ts';
import papersWords from '#messages/homes/papers/index.ts';
import { labels } from '#messages/lib/labels.ts';

/** How a verification stands, in words and colour. */
export const STATE_LOOK: Record<VerificationState, { words: string; tone: Tone }> = {
  submitted: {
    get words() {
      return papersWords.beingLooked;
    },
    tone: 'warn',
  },
  approved: {
    get words() {
      return papersWords.verified;
    },
    tone: 'good',
  },
  rejected: {
    get words() {
      return papersWords.notAccepted;
    },
    tone: 'bad',
  },
  expired: {
    get words() {
      return papersWords.ended;
    },
    tone: 'neutral',
  },
};

/** What happened, by the names of the timeline. */
export const EVENT_WORDS: Record<string, string> = labels(() => papersWords.eventWords);
