import { posterNoun } from '#client/homes/listing/poster-words.ts';
import type { Tone } from '#client/ui/Badge.tsx';
import type { TimelineItem } from '#client/ui/Timeline.tsx';
import type { ContactItem } from '#contract/deals/contacts.ts';
import type { ContactState } from '#domain/deals/contact-request.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import contactsWords from '#messages/deals/contacts/index.ts';

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

export const STATE: Record<ContactState, { words: string; tone: Tone }> = {
  requested: { words: 'Waiting for an answer', tone: 'warn' },
  accepted: { words: 'Accepted', tone: 'good' },
  declined: { words: 'Declined', tone: 'neutral' },
  withdrawn: { words: 'Taken back', tone: 'neutral' },
  expired: { words: 'Expired', tone: 'neutral' },
  revoked: { words: 'No longer shared', tone: 'bad' },
};

/** The same state as either side reads it: who offers the home may be an agent. */
export function stateWords({ propertydata, requestdata: { side, state } }: ContactItem): string {
  if (state !== 'requested') return STATE[state].words;
  return side === 'owner' ? 'Waiting for you' : `Waiting for ${posterNoun(propertydata)}`;
}

/** What to do or expect next, in a sentence. */
export function nextWords({ propertydata, requestdata }: ContactItem): string | undefined {
  const { side, state, expiresAt, live } = requestdata;
  const until = formatDate(expiresAt);
  if (state === 'requested') {
    return side === 'owner'
      ? `Answer until ${until}. Your number is shown only if you accept.`
      : `${capital(posterNoun(propertydata))} can answer until ${until}.`;
  }
  if (state === 'accepted') return 'Each of you sees when the other looks at the number.';
  if (side === 'buyer' && !live) return contactsWords.listedNoMore;
  if (side === 'buyer' && state !== 'withdrawn') return 'You can ask again on the home’s page.';
  return undefined;
}

/** By who offers the home. */
export const eventsBy = (poster: string): Record<string, string> => ({
  request: 'Asked for the contact',
  accept: `Accepted by ${poster}`,
  decline: `Declined by ${poster}`,
  withdraw: 'Taken back by the buyer',
  expire: 'Expired without an answer',
  revoke: `${capital(poster)} stopped sharing`,
  unlock: 'Paid for, so shared at once',
  takeBack: 'Taken back, with the money returned',
});

/** What happened, and who looked at a number when, in one line of time. */
export function historyOf({ propertydata, requestdata }: ContactItem): TimelineItem[] {
  const { timeline, views, side } = requestdata;
  const poster = posterNoun(propertydata);
  const words = eventsBy(poster);
  const steps = timeline.map(({ at, event, state, note }) => ({
    at: new Date(at),
    title: words[event] ?? event,
    detail: note ?? undefined,
    tone: STATE[state as ContactState]?.tone ?? ('neutral' as const),
  }));
  const looks = views.map(({ at, by }) => ({
    at: new Date(at),
    title:
      by === side
        ? 'You looked at their number'
        : `${by === 'owner' ? capital(poster) : 'The buyer'} looked at your number`,
  }));
  return [...steps, ...looks].toSorted((a, b) => a.at.getTime() - b.at.getTime());
}
