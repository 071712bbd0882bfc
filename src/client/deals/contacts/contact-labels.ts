import type { Tone } from '#client/ui/Badge.tsx';
import type { TimelineItem } from '#client/ui/Timeline.tsx';
import type { RequestData } from '#contract/deals/contacts.ts';
import type { ContactState } from '#domain/deals/contact-request.ts';

export const STATE: Record<ContactState, { words: string; tone: Tone }> = {
  requested: { words: 'Waiting for the owner', tone: 'warn' },
  accepted: { words: 'Accepted', tone: 'good' },
  declined: { words: 'Declined', tone: 'neutral' },
  withdrawn: { words: 'Taken back', tone: 'neutral' },
  expired: { words: 'Expired', tone: 'neutral' },
  revoked: { words: 'No longer shared', tone: 'bad' },
};

/** The same state as its owner reads it. */
export const stateWords = ({ side, state }: Pick<RequestData, 'side' | 'state'>) =>
  side === 'owner' && state === 'requested' ? 'Waiting for you' : STATE[state].words;

const EVENT: Record<string, string> = {
  request: 'Asked for the contact',
  accept: 'Accepted by the owner',
  decline: 'Declined by the owner',
  withdraw: 'Taken back by the buyer',
  expire: 'Expired without an answer',
  revoke: 'The owner stopped sharing',
  unlock: 'Paid for, so shared at once',
  takeBack: 'Taken back, with the money returned',
};

/** What happened, and who looked at a number when, in one line of time. */
export function historyOf({ timeline, views, side }: RequestData): TimelineItem[] {
  const steps = timeline.map(({ at, event, state, note }) => ({
    at: new Date(at),
    title: EVENT[event] ?? event,
    detail: note ?? undefined,
    tone: STATE[state as ContactState]?.tone ?? ('neutral' as const),
  }));
  const looks = views.map(({ at, by }) => ({
    at: new Date(at),
    title: by === side ? 'You looked at their number' : `The ${by} looked at your number`,
  }));
  return [...steps, ...looks].toSorted((a, b) => a.at.getTime() - b.at.getTime());
}
