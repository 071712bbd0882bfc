import type { Tone } from '#client/ui/Badge.tsx';
import type { EvaluatorLead, LeadStage } from '#contract/professionals/evaluators.ts';
import words from '#messages/professionals/valuations/index.ts';

export const STAGE: Record<LeadStage, { title: string; tone: Tone }> = {
  asked: {
    get title() {
      return words.asked;
    },
    tone: 'warn',
  },
  offered: {
    get title() {
      return words.quoted;
    },
    tone: 'brand',
  },
  work: {
    get title() {
      return words.work;
    },
    tone: 'warn',
  },
  delivered: {
    get title() {
      return words.delivered;
    },
    tone: 'brand',
  },
  over: {
    get title() {
      return words.over;
    },
    tone: 'neutral',
  },
};

/** What the evaluator has to do about it, or what is waited for. */
export function nextWords({ state, visitedOn }: EvaluatorLead): string {
  if (state === 'requested') return words.quoteFeeDecline;
  if (state === 'quoted') return words.clientQuote;
  if (state === 'accepted') return words.clientPaysNext;
  if (state === 'paid') return words.paidStartWork;
  if (state === 'working') return visitedOn ? words.issueReport : words.visitProperty;
  if (state === 'disputed') return words.staffDecide;
  if (state === 'delivered') return words.clientConfirmsCode;
  return state === 'confirmed' ? words.confirmedPaidOut : words.nothingDo;
}
