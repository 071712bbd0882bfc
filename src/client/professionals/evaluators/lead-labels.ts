import type { Tone } from '#client/ui/Badge.tsx';
import type { EvaluatorLead, LeadStage } from '#contract/professionals/evaluators.ts';

export const STAGE: Record<LeadStage, { title: string; tone: Tone }> = {
  asked: { title: 'Asked', tone: 'warn' },
  offered: { title: 'Quoted', tone: 'brand' },
  work: { title: 'At work', tone: 'warn' },
  delivered: { title: 'Delivered', tone: 'brand' },
  over: { title: 'Over', tone: 'neutral' },
};

/** What the evaluator has to do about it, or what is waited for. */
export function nextWords({ state, visitedOn }: EvaluatorLead): string {
  if (state === 'requested') return 'Quote a fee, or decline.';
  if (state === 'quoted') return 'The client has your quote.';
  if (state === 'accepted') return 'The client pays next.';
  if (state === 'paid') return 'Paid: start the work.';
  if (state === 'working') return visitedOn ? 'Issue the report.' : 'Visit the property.';
  if (state === 'disputed') return 'Our staff decide.';
  if (state === 'delivered') return 'The client confirms with a code.';
  return state === 'confirmed' ? 'Confirmed and paid out.' : 'Nothing to do.';
}
