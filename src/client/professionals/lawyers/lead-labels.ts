import type { Tone } from '#client/ui/Badge.tsx';
import { said } from '#client/ui/said.ts';
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
  draft: said(() => words.draft, 'neutral'),
  shared: said(() => words.waitsConsent, 'warn'),
  agreed: said(() => words.agreed, 'good'),
  superseded: said(() => words.superseded, 'neutral'),
  refused: said(() => words.refused, 'bad'),
};

const EVENT: Record<string, { title: string; tone?: Tone }> = {
  draft: said(() => words.drawnUpLawyer),
  share: said(() => words.sharedBothSides, 'brand'),
  consent: said(() => words.firstConsent, 'brand'),
  agree: said(() => words.agreedBothSides, 'good'),
  refuse: said(() => words.refused, 'bad'),
  supersede: said(() => words.newVersionTakes),
};

export const eventWords = (event: string): { title: string; tone?: Tone } =>
  EVENT[event] ?? { title: event };

export const SIDE = labels(() => words.side);
