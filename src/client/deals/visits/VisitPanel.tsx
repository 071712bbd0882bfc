import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '#client/lib/session-context.ts';
import { useCall } from '#client/lib/use-call.ts';
import { Button } from '#client/ui/Button.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import { Section } from '#client/ui/Section.tsx';
import { listSlots } from '#contract/deals/slots.ts';
import { getMeetingRecord } from '#contract/deals/visits.ts';
import type { ResponseOf } from '#contract/lib/endpoint.ts';
import { isMember } from '#domain/lib/role.ts';
import words from '#messages/deals/visits/index.ts';
import { Agenda } from './Agenda.tsx';
import { MeetingCard } from './MeetingCard.tsx';
import { OfferForm } from './OfferForm.tsx';
import { ProposeDialog } from './ProposeDialog.tsx';
import { SelfConfirm } from './SelfConfirm.tsx';
import { SlotPicker } from './SlotPicker.tsx';

type Offered = ResponseOf<typeof listSlots>['data'];

function Offer({ offered, withFree }: { offered: Offered; withFree: boolean }) {
  const { propertyId, live, slots, confirms } = offered;
  const free = slots.filter(({ taken }) => !taken);
  return (
    <div className="grid gap-5">
      {live ? <OfferForm listingId={propertyId} /> : <p className="text-muted">{words.onceLive}</p>}
      <SelfConfirm listingId={propertyId} confirms={confirms} />
      {withFree && free.length > 0 && <Agenda meetings={[]} slots={free} />}
    </div>
  );
}

function Book({ offered: { slots, propertyId, confirms } }: { offered: Offered }) {
  const { userRole } = useSession();
  const [isProposing, setProposing] = useState(false);
  if (!isMember(userRole)) {
    return <p className="text-muted">{words.staffBookNone}</p>;
  }
  return (
    <div className="grid gap-4">
      {slots.length > 0 ? (
        <SlotPicker slots={slots} confirms={confirms} />
      ) : (
        <p className="text-muted">{words.noTimesNow}</p>
      )}
      <Button
        variant={slots.length > 0 ? 'quiet' : 'primary'}
        icon={CalendarPlus}
        className="justify-self-start"
        onClick={() => setProposing(true)}
      >
        {slots.length > 0 ? words.noneFits : words.proposeTime}
      </Button>
      {isProposing && <ProposeDialog listingId={propertyId} onClose={() => setProposing(false)} />}
    </div>
  );
}

/** One's own visits that stand, above what can be booked. */
function Open({ listingId }: { listingId: number }) {
  const { userId } = useSession();
  const { answer } = useCall(getMeetingRecord, { params: { id: listingId, userId } });
  const open =
    answer?.data.filter(
      ({ meetingdata: { state } }) => state === 'requested' || state === 'booked',
    ) ?? [];
  return open.map((meeting) => (
    <MeetingCard key={meeting.meetingdata.id} meeting={meeting} withoutListing />
  ));
}

interface Props {
  listingId: number;
  /** The visits and free times stand on the page already. */
  diaryBelow?: boolean;
}

/** Visits of a listing: its owner offers times, anyone else books one. */
export function VisitPanel({ listingId, diaryBelow = false }: Props) {
  const params = { propertyId: listingId };
  const { state, answer, error, reload } = useCall(listSlots, { params });
  const offered = answer?.data;
  return (
    <Section
      title={offered?.own ? words.offerTimesToSee : words.seeYourself}
      titleId="visit-panel"
      className="card grid gap-4 p-5"
    >
      <Loader state={state} error={error} onRetry={reload}>
        {() =>
          offered && (
            <>
              {diaryBelow && !offered.own && <p className="text-muted">{offered.title}</p>}
              {!diaryBelow && <Open listingId={listingId} />}
              {offered.own ? (
                <Offer offered={offered} withFree={!diaryBelow} />
              ) : (
                <Book offered={offered} />
              )}
            </>
          )
        }
      </Loader>
    </Section>
  );
}
