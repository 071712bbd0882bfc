import { type ReactNode, useEffect } from 'react';
import { messageOther } from '#client/dashboard/work/message-other.tsx';
import { BidPanel } from '#client/deals/bids/BidPanel.tsx';
import { BookPanel } from '#client/deals/bookings/BookPanel.tsx';
import { ContactPanel } from '#client/deals/contacts/ContactPanel.tsx';
import { VisitPanel } from '#client/deals/visits/VisitPanel.tsx';
import { CompareButton } from '#client/homes/listing/CompareButton.tsx';
import { posterNoun } from '#client/homes/listing/poster-words.ts';
import { KeepButton } from '#client/homes/listing/SaveButton.tsx';
import { ShortlistButton } from '#client/homes/listing/ShortlistButton.tsx';
import { ShareButton } from '#client/homes/listing/share/ShareButton.tsx';
import { trackView } from '#client/homes/listing/track-view.ts';
import { useSession } from '#client/lib/session-context.ts';
import { useCall } from '#client/lib/use-call.ts';
import { useHashTab } from '#client/lib/use-hash-tab.ts';
import { NumberNow } from '#client/money/promotions/NumberNow.tsx';
import { AgentPanel } from '#client/professionals/agent-desk/AgentPanel.tsx';
import { HoldNotice } from '#client/professionals/agent-desk/HoldNotice.tsx';
import { ReportButton } from '#client/professionals/reviews/ReportButton.tsx';
import { MessageButton } from '#client/talk/messenger/MessageButton.tsx';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import { Tabs } from '#client/ui/Tabs.tsx';
import { dealStatus } from '#contract/deals/bookings.ts';
import { contactOfListing } from '#contract/deals/contacts.ts';
import type { ListingDetail } from '#contract/homes/wire-listing.ts';
import { isMember } from '#domain/lib/role.ts';
import deskWords from '#messages/people/desk/index.ts';
import { JumpToActions } from './JumpToActions.tsx';
import { LookedInto } from './LookedInto.tsx';

const STEPS = ['contact', 'visit', 'bid', 'book'] as const;

function Yours({ id, booked }: { id: number; booked: boolean }) {
  return (
    <div className="card grid gap-3 p-5">
      <h2 className="text-xl">{deskWords.yours}</h2>
      <p className="text-muted">
        {booked ? deskWords.bookedNobodyElse : deskWords.othersCanContact}
      </p>
      <ButtonLink href="/OwnerPropertiesScreen" variant="accent">
        {deskWords.myProperties}
      </ButtonLink>
      <ButtonLink href={`/PropertyRequest/${id}`} variant="quiet">
        {deskWords.requests}
      </ButtonLink>
    </div>
  );
}

/** For nobody but who has booked it. */
function Booked({ id }: { id: number }) {
  const { answer } = useCall(dealStatus, { params: { id } });
  const booking = answer?.data.booking;
  return (
    <div className="card grid gap-3 p-5">
      <h2 className="text-xl">{booking ? deskWords.booked : deskWords.homeBooked}</h2>
      {booking ? (
        <>
          <ButtonLink href={`/BookedPropertyDetails/${id}/${booking.id}`} variant="accent">
            {deskWords.booking}
          </ButtonLink>
          <VisitPanel listingId={id} />
        </>
      ) : (
        <p className="text-muted">{deskWords.comesBackOffer}</p>
      )}
    </div>
  );
}

function Steps({ property }: { property: ListingDetail['propertydata'] }) {
  const { id } = property;
  const [step, setStep] = useHashTab(STEPS);
  const panels: Record<(typeof STEPS)[number], [label: string, content: ReactNode]> = {
    contact: [
      deskWords.contact,
      <div key="contact" className="grid grid-cols-1 gap-4">
        <ContactPanel listingId={id} postedBy={property.postedBy} />
        <MessageButton kind="listing" id={id}>
          {deskWords.message({ posterNoun: posterNoun(property) })}
        </MessageButton>
        <NumberNow listingId={id} postedBy={property.postedBy} />
      </div>,
    ],
    visit: [deskWords.visit, <VisitPanel key="visit" listingId={id} />],
    bid: [deskWords.bid, <BidPanel key="bid" listingId={id} message={messageOther('bid')} />],
    book: [deskWords.book, <BookPanel key="book" listingId={id} />],
  };
  return (
    <>
      <Tabs
        label={deskWords.whatCanDo}
        value={step}
        onChange={setStep}
        tabs={STEPS.map((value) => {
          const [label, content] = panels[value];
          return { value, label, content };
        })}
      />
      <JumpToActions />
    </>
  );
}

/** What the visitor can do about a listing: their own, another's, or as a professional. */
export function ListingActions({ property }: { property: ListingDetail }) {
  const { userId, userRole } = useSession();
  const { id, title, listedin } = property.propertydata;
  const params = { propertyId: id };
  const { state, answer, error, reload } = useCall(contactOfListing, { params });
  const isVisitor = isMember(userRole) && answer?.data.own === false;
  useEffect(() => {
    if (isVisitor) trackView(id);
  }, [isVisitor, id]);
  return (
    <div className="grid grid-cols-1 gap-4">
      {userRole !== 'agent' && <HoldNotice listingId={id} />}
      <Loader state={state} error={error} onRetry={reload}>
        {() => {
          if (answer?.data.own)
            return <Yours id={id} booked={property.propertydata.status === 'booked'} />;
          if (!isMember(userRole)) {
            return <p className="card p-5 text-muted">{deskWords.contactVisitsBids}</p>;
          }
          if (property.propertydata.status === 'booked') return <Booked id={id} />;
          return (
            <>
              {userRole === 'agent' && (
                <AgentPanel listingId={id} listedIn={listedin} userId={userId} />
              )}
              <Steps property={property.propertydata} />
            </>
          );
        }}
      </Loader>
      <div className="grid grid-cols-2 gap-2">
        {!answer?.data.own && <KeepButton id={id} />}
        {!answer?.data.own && isMember(userRole) && (
          <ShortlistButton userId={userId} id={id} title={title} />
        )}
        <CompareButton id={id} title={title} />
        <ShareButton property={property} />
        {answer?.data.own === false && userRole !== 'admin' && (
          <ReportButton
            subjectKind="listing"
            subjectId={id}
            startsOpen={location.hash === '#report'}
          />
        )}
      </div>
      {answer?.data.own === false && userRole !== 'admin' && <LookedInto listingId={id} />}
    </div>
  );
}
