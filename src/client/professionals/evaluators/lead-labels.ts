import type { Tone } from '#client/ui/Badge.tsx';
import { said } from '#client/ui/said.ts';
import type { EvaluatorLead, LeadStage } from '#contract/professionals/evaluators.ts';
import words from '#messages/professionals/valuations/index.ts';

export const STAGE: Record<LeadStage, { title: string; tone: Tone }> = {
  asked: said(() => words.asked, 'warn'),
  offered: said(() => words.quoted, 'brand'),
  work: said(() => words.work, 'warn'),
  delivered: said(() => words.delivered, 'brand'),
  over: said(() => words.over, 'neutral'),
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
