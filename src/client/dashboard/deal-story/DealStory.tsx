import { eventWords as bidWords } from '#client/deals/bids/bid-labels.ts';
import { eventWords as bookingWords } from '#client/deals/bookings/booking-labels.ts';
import { eventsBy } from '#client/deals/contacts/contact-labels.ts';
import { visitEvent } from '#client/deals/visits/visit-labels.ts';
import { posterNoun } from '#client/homes/listing/poster-words.ts';
import { useCall } from '#client/lib/use-call.ts';
import type { Tone } from '#client/ui/Badge.tsx';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import { Section } from '#client/ui/Section.tsx';
import { Timeline } from '#client/ui/Timeline.tsx';
import type { ContactItem } from '#contract/deals/contacts.ts';
import { getDealStory, type StoryEntry, type StoryKind } from '#contract/deals/deal-story.ts';
import { labels } from '#messages/lib/labels.ts';
import deskWords from '#messages/people/desk/index.ts';

interface Words {
  title: string;
  tone?: Tone;
}

type Side = ContactItem['requestdata']['side'];

const KIND: Record<StoryKind, string> = labels(() => deskWords.kind);

const STEP: Record<StoryKind, { mine: string; theirs: string }> = {
  contact: {
    get mine() {
      return deskWords.answerContactRequest;
    },
    get theirs() {
      return deskWords.requestWaitsAnswer;
    },
  },
  visit: {
    get mine() {
      return deskWords.lookAfterVisit;
    },
    get theirs() {
      return deskWords.visitComeWaits;
    },
  },
  bid: {
    get mine() {
      return deskWords.answerBid;
    },
    get theirs() {
      return deskWords.bidWaitsOther;
    },
  },
  booking: {
    get mine() {
      return deskWords.takeNextStep;
    },
    get theirs() {
      return deskWords.bookingWaitsOther;
    },
  },
};

/** Where a step is taken; of a contact request on this very page. */
function pathOf(kind: StoryKind, id: number, side: Side, listingId: number): string | undefined {
  if (kind === 'contact') return undefined;
  if (kind === 'visit') return '/ScheduleMeeting';
  if (kind === 'bid') return side === 'owner' ? '/BidingRequest' : '/BidProperties';
  return side === 'owner'
    ? `/OwnerBookedPropertyDetails/${id}/${listingId}`
    : `/BookedPropertyDetails/${listingId}/${id}`;
}

/** All that happened between two about a home, in one line of time, and what comes next. */
export function DealStory({ item: { propertydata, requestdata } }: { item: ContactItem }) {
  const { id: requestId, side } = requestdata;
  const { state, answer, error, reload } = useCall(getDealStory, { params: { requestId } });
  const ofContact = eventsBy(posterNoun(propertydata));
  const wordsOf: Record<StoryKind, (event: string) => Words> = {
    contact: (event) => ({ title: ofContact[event] ?? event }),
    visit: (event) => ({ title: visitEvent(event) }),
    bid: bidWords,
    booking: bookingWords,
  };
  const itemOf = ({ kind, event, at, note }: StoryEntry) => {
    const { title, tone } = wordsOf[kind](event);
    return {
      at: new Date(at),
      title: `${KIND[kind]}: ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
      ...(tone && { tone }),
      ...(note && { detail: <p className="wrap-anywhere">{note}</p> }),
    };
  };
  return (
    <Section title={deskWords.whatHappenedSo} titleId="story" className="card grid gap-4 p-5">
      <Loader state={state} error={error} onRetry={reload}>
        {() => {
          if (!answer) return null;
          const { entries, next } = answer.data;
          const href = next ? pathOf(next.kind, next.id, side, propertydata.id) : undefined;
          return (
            <>
              <div className="grid justify-items-start gap-2">
                <p>
                  <b>{deskWords.nextStep}</b>{' '}
                  {next
                    ? STEP[next.kind][next.mine ? 'mine' : 'theirs']
                    : deskWords.nothingWaitsEither}
                </p>
                {next && href && (
                  <ButtonLink variant={next.mine ? 'primary' : 'quiet'} href={href}>
                    {deskWords.open({ kind: KIND[next.kind].toLowerCase() })}
                  </ButtonLink>
                )}
              </div>
              <Timeline items={entries.map(itemOf)} />
            </>
          );
        }}
      </Loader>
    </Section>
  );
}
