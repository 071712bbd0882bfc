import { ExactPlace } from '#client/deals/deal/ExactPlace.tsx';
import { partyPath } from '#client/deals/deal/party-path.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import { Badge } from '#client/ui/Badge.tsx';
import { Timeline } from '#client/ui/Timeline.tsx';
import { CHECK_IN_EARLY_MINUTES } from '#contract/deals/visit-steps.ts';
import type { Meeting } from '#contract/deals/visits.ts';
import { placeName } from '#domain/homes/gazetteer/place-name.ts';
import { formatSpan } from '#domain/lib/time/format.ts';
import { MINUTE_MS } from '#domain/lib/time/lengths.ts';
import contactsWords from '#messages/deals/contacts/index.ts';
import deskWords from '#messages/deals/desk/index.ts';
import visitsWords from '#messages/deals/visits/index.ts';
import { CheckInForm } from './CheckInForm.tsx';
import { DoorCode } from './DoorCode.tsx';
import { VisitActions } from './VisitActions.tsx';
import { VisitStatus } from './VisitStatus.tsx';
import { historyOf, STATE } from './visit-labels.ts';

interface Props {
  meeting: Meeting;
  /** Where the listing is clear from the page around. */
  withoutListing?: boolean;
}

/** A visit as either side has it. */
export function MeetingCard({ meeting, withoutListing = false }: Props) {
  const { meetingdata: visit, propertydata, locationData } = meeting;
  const { side, state, start, end, other, note, code, place } = visit;
  const mayCheckIn =
    side === 'owner' &&
    state === 'booked' &&
    Date.now() >= new Date(start).getTime() - CHECK_IN_EARLY_MINUTES * MINUTE_MS;
  return (
    <article className="card grid gap-3 p-4">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <p className="tabular font-bold">{formatSpan(start, end)}</p>
        <Badge tone={STATE[state].tone}>{STATE[state].words}</Badge>
      </div>
      <p>
        {!withoutListing && (
          <>
            <AppLink href={`/ViewPropertyDetails/${propertydata.id}`} className="link">
              {propertydata.title}
            </AppLink>{' '}
            {!propertydata.title.includes(locationData.locality) &&
              deskWords.inWord({ locality: placeName(locationData.locality) })}
            ·{' '}
          </>
        )}
        {side === 'buyer' && deskWords.shown}
        {side === 'owner' && (state === 'requested' ? deskWords.toBe : deskWords.show)}
        <AppLink href={partyPath(side === 'owner' ? 'buyer' : 'owner', other.id)} className="link">
          {other.name}
        </AppLink>
      </p>
      {visit.proposed && state === 'requested' && (
        <p>
          {side === 'owner'
            ? visitsWords.proposesThis({ name: other.name })
            : visitsWords.youProposeThis}
        </p>
      )}
      {note && <p className="border-l-3 border-line pl-3 wrap-anywhere">{note}</p>}
      <VisitStatus visit={visit} />
      {code && <DoorCode code={code} />}
      {place && side === 'buyer' && <ExactPlace place={place} />}
      {mayCheckIn && <CheckInForm visit={visit} />}
      <VisitActions visit={visit} listingId={propertydata.id} />
      {state === 'checked_in' && (
        <AppLink href={`/ScheduleMeeting?review=${visit.id}`} className="link w-fit">
          {visitsWords.reviewsOfVisit}
        </AppLink>
      )}
      <details>
        <summary className="link min-h-11 w-fit py-2">{contactsWords.happenedSoFar}</summary>
        <div className="pt-3">
          <Timeline items={historyOf(visit)} />
        </div>
      </details>
    </article>
  );
}
