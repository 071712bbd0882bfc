import type { Tone } from '#client/ui/Badge.tsx';
import type { LawyerLead, LawyerStage } from '#contract/professionals/lawyers.ts';
import type { AgreementState } from '#domain/professionals/agreement.ts';
import type { EngagementState } from '#domain/professionals/engagement.ts';
import { type CheckResult, lookedAt } from '#domain/professionals/title-check.ts';
import { labels } from '#messages/lib/labels.ts';
import words from '#messages/professionals/lawyers/index.ts';

export const STAGE: Record<LawyerStage, { title: string; one: string; none: string }> = {
  requests: {
    get title() {
      return words.requests;
    },
    get one() {
      return words.request;
    },
    get none() {
      return words.noRequestWaits;
    },
  },
  active: {
    get title() {
      return words.active;
    },
    get one() {
      return words.active;
    },
    get none() {
      return words.noWorkUnder;
    },
  },
  done: {
    get title() {
      return words.done;
    },
    get one() {
      return words.done;
    },
    get none() {
      return words.nothingDoneYet;
    },
  },
};

const NEXT: Record<EngagementState, string> = labels(() => words.next);

/** What is next about a piece of work, in a sentence. */
export function nextWords({ state, progress, agreement }: LawyerLead): string {
  if (state !== 'working') return NEXT[state];
  const open = progress.total - lookedAt(progress);
  if (open > 0) return words.pointsTitleCheck({ open, total: progress.total });
  if (agreement === 'refused') return words.agreementRefusedDraw;
  return words.titleCheckComplete;
}

export const RESULT_TONE: Record<CheckResult, Tone> = {
  open: 'neutral',
  fine: 'good',
  problem: 'bad',
  'not-applicable': 'neutral',
};

export const AGREEMENT_STATE: Record<AgreementState, { title: string; tone: Tone }> = {
  draft: {
    get title() {
      return words.draft;
    },
    tone: 'neutral',
  },
  shared: {
    get title() {
      return words.waitsConsent;
    },
    tone: 'warn',
  },
  agreed: {
    get title() {
      return words.agreed;
    },
    tone: 'good',
  },
  superseded: {
    get title() {
      return words.superseded;
    },
    tone: 'neutral',
  },
  refused: {
    get title() {
      return words.refused;
    },
    tone: 'bad',
  },
};

const EVENT: Record<string, { title: string; tone?: Tone }> = {
  draft: {
    get title() {
      return words.drawnUpLawyer;
    },
  },
  share: {
    get title() {
      return words.sharedBothSides;
    },
    tone: 'brand',
  },
  consent: {
    get title() {
      return words.firstConsent;
    },
    tone: 'brand',
  },
  agree: {
    get title() {
      return words.agreedBothSides;
    },
    tone: 'good',
  },
  refuse: {
    get title() {
      return words.refused;
    },
    tone: 'bad',
  },
  supersede: {
    get title() {
      return words.newVersionTakes;
    },
  },
};

export const eventWords = (event: string): { title: string; tone?: Tone } =>
  EVENT[event] ?? { title: event };

export const SIDE = labels(() => words.side);
