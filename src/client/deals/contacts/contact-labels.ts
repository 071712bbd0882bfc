import { posterNoun } from '#client/homes/listing/poster-words.ts';
import type { Tone } from '#client/ui/Badge.tsx';
import type { TimelineItem } from '#client/ui/Timeline.tsx';
import type { ContactItem } from '#contract/deals/contacts.ts';
import type { ContactState } from '#domain/deals/contact-request.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import contactsWords from '#messages/deals/contacts/index.ts';
import deskWords from '#messages/deals/desk/index.ts';

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

export const STATE: Record<ContactState, { words: string; tone: Tone }> = {
  requested: {
    get words() {
      return deskWords.waitingAnswer;
    },
    tone: 'warn',
  },
  accepted: {
    get words() {
      return deskWords.accepted;
    },
    tone: 'good',
  },
  declined: {
    get words() {
      return deskWords.declined;
    },
    tone: 'neutral',
  },
  withdrawn: {
    get words() {
      return deskWords.takenBack;
    },
    tone: 'neutral',
  },
  expired: {
    get words() {
      return deskWords.expired;
    },
    tone: 'neutral',
  },
  revoked: {
    get words() {
      return deskWords.noLongerShared;
    },
    tone: 'bad',
  },
};

/** The same state as either side reads it: who offers the home may be an agent. */
export function stateWords({ propertydata, requestdata: { side, state } }: ContactItem): string {
  if (state !== 'requested') return STATE[state].words;
  return side === 'owner'
    ? deskWords.waitingFor
    : deskWords.waitingWord({ posterNoun: posterNoun(propertydata) });
}

/** What to do or expect next, in a sentence. */
export function nextWords({ propertydata, requestdata }: ContactItem): string | undefined {
  const { side, state, expiresAt, live } = requestdata;
  const until = formatDate(expiresAt);
  if (state === 'requested') {
    return side === 'owner'
      ? deskWords.answerUntilNumber({ until })
      : deskWords.canAnswerUntil({ posterNoun: capital(posterNoun(propertydata)), until });
  }
  if (state === 'accepted') return deskWords.eachSeesWhen;
  if (side === 'buyer' && !live) return contactsWords.listedNoMore;
  if (side === 'buyer' && state !== 'withdrawn') return deskWords.canAskAgain;
  return undefined;
}

/** By who offers the home. */
export const eventsBy = (poster: string): Record<string, string> => ({
  request: deskWords.askedContact,
  accept: deskWords.acceptedBy({ poster }),
  decline: deskWords.declinedBy({ poster }),
  withdraw: deskWords.takenBackBuyer,
  expire: deskWords.expiredWithoutAnswer,
  revoke: deskWords.stoppedSharing({ poster: capital(poster) }),
  unlock: deskWords.paidSoShared,
  takeBack: deskWords.takenBackMoney,
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
        ? deskWords.lookedTheirNumber
        : deskWords.lookedNumber({ which: by === 'owner' ? capital(poster) : deskWords.theBuyer }),
  }));
  return [...steps, ...looks].toSorted((a, b) => a.at.getTime() - b.at.getTime());
}
