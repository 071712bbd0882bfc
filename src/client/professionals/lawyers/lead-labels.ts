import type { Tone } from '#client/ui/Badge.tsx';
import type { LawyerLead, LawyerStage } from '#contract/professionals/lawyers.ts';
import type { AgreementState } from '#domain/professionals/agreement.ts';
import type { EngagementState } from '#domain/professionals/engagement.ts';
import { type CheckResult, lookedAt } from '#domain/professionals/title-check.ts';

export const STAGE: Record<LawyerStage, { title: string; one: string; none: string }> = {
  requests: { title: 'Requests', one: 'Request', none: 'No request waits' },
  active: { title: 'Active', one: 'Active', none: 'No work is under way' },
  done: { title: 'Done', one: 'Done', none: 'Nothing is done yet' },
};

const NEXT: Record<EngagementState, string> = {
  requested: 'Quote a fee, or decline.',
  quoted: 'Your quote is with the client.',
  accepted: 'The client pays the fee next.',
  paid: 'The fee is in escrow: start the work.',
  working: 'At work.',
  delivered: 'The client confirms with a code.',
  confirmed: 'Done and paid.',
  disputed: 'Our staff decide.',
  declined: 'Declined.',
  cancelled: 'Taken back.',
  expired: 'Run out.',
  refunded: 'The fee went back.',
};

/** What is next about a piece of work, in a sentence. */
export function nextWords({ state, progress, agreement }: LawyerLead): string {
  if (state !== 'working') return NEXT[state];
  const open = progress.total - lookedAt(progress);
  if (open > 0) return `${open} of ${progress.total} points of the title check are open.`;
  if (agreement === 'refused') return 'The agreement was refused: draw up the next version.';
  return 'The title check is complete.';
}

export const RESULT_TONE: Record<CheckResult, Tone> = {
  open: 'neutral',
  fine: 'good',
  problem: 'bad',
  'not-applicable': 'neutral',
};

export const AGREEMENT_STATE: Record<AgreementState, { title: string; tone: Tone }> = {
  draft: { title: 'Draft', tone: 'neutral' },
  shared: { title: 'Waits for consent', tone: 'warn' },
  agreed: { title: 'Agreed', tone: 'good' },
  superseded: { title: 'Superseded', tone: 'neutral' },
  refused: { title: 'Refused', tone: 'bad' },
};

const EVENT: Record<string, { title: string; tone?: Tone }> = {
  draft: { title: 'Drawn up by the lawyer' },
  share: { title: 'Shared with both sides', tone: 'brand' },
  consent: { title: 'First consent', tone: 'brand' },
  agree: { title: 'Agreed by both sides', tone: 'good' },
  refuse: { title: 'Refused', tone: 'bad' },
  supersede: { title: 'A new version takes its place' },
};

export const eventWords = (event: string): { title: string; tone?: Tone } =>
  EVENT[event] ?? { title: event };

export const SIDE = { seller: 'Seller', buyer: 'Buyer' } as const;
