import { Building } from 'lucide-react';
import { inFull } from '#client/deals/deal/in-full.ts';
import { ListingPicture } from '#client/homes/listing/ListingPicture.tsx';
import { factWords } from '#client/homes/listing/listing-labels.ts';
import { Price } from '#client/homes/listing/Price.tsx';
import { useList, useListCall } from '#client/lib/use-list.ts';
import { WorkCalendar } from '#client/professionals/work/WorkCalendar.tsx';
import { AppLink } from '#client/ui/AppLink.tsx';
import { Badge } from '#client/ui/Badge.tsx';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { FilterChips } from '#client/ui/FilterChips.tsx';
import { filled } from '#client/ui/filled.tsx';
import { ListPage } from '#client/ui/ListPage.tsx';
import { type AssignedListing, listAssignments } from '#contract/professionals/agent-desk.ts';
import { placeName } from '#domain/homes/gazetteer/place-name.ts';
import { PROFESSION } from '#domain/lib/profession.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import { ASSIGNED_STATES } from '#domain/professionals/agent-interest.ts';
import counts from '#messages/lib/counts/index.ts';
import words from '#messages/professionals/agent-desk/index.ts';
import { HoldButton } from './HoldButton.tsx';
import { HoldLine } from './HoldLine.tsx';
import { assignedPath, responseWords, STATUS, WORK, workPath } from './work-labels.ts';

function Head({ assigned, userId }: { assigned: AssignedListing; userId: number }) {
  const { listing, status, work } = assigned;
  const { propertydata, mediaData, locationData } = listing;
  const state = WORK[work.state];
  return (
    <div className="grid grid-cols-[6rem_minmax(0,1fr)] gap-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <ListingPicture
        url={mediaData.images[0]}
        alt=""
        sizes="9rem"
        className="self-start rounded-control"
      />
      <div className="grid content-start gap-1">
        <p className="flex flex-wrap gap-2">
          <Badge tone={STATUS[status].tone}>{STATUS[status].title}</Badge>
          {state && <Badge tone={state.tone}>{state.title}</Badge>}
        </p>
        <h2 className="text-lg wrap-anywhere">
          <AppLink className="link" href={assignedPath(propertydata.id, userId)}>
            {propertydata.title}
          </AppLink>
        </h2>
        <p className="text-sm text-muted">
          {placeName(locationData.locality)} · {factWords(listing)}
        </p>
        <p>
          <Price property={propertydata} />
        </p>
      </div>
    </div>
  );
}

function Row({ assigned, userId }: { assigned: AssignedListing; userId: number }) {
  const { owner, work, responses, hold } = assigned;
  return (
    <li className="card grid grid-cols-1 gap-4 p-4">
      <Head assigned={assigned} userId={userId} />
      <p className="text-sm wrap-anywhere">
        {filled((pieces) => words.feeWhichReach({ ...pieces, inFull: inFull(work.payout) }), {
          bold: <b>{owner}</b>,
          bold2: <b className="tabular">{inFull(work.fee)}</b>,
        })}
        {work.dueOn && words.due({ dueOn: formatDate(work.dueOn) })}
      </p>
      <p className="text-sm text-muted">{responseWords(responses)}</p>
      {hold && <HoldLine hold={hold} />}
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={workPath(work.engagementId)}>{words.openWork}</ButtonLink>
        <HoldButton assigned={assigned} userId={userId} />
      </div>
    </li>
  );
}

/** Listings the agent works on, under what is due when. */
export function Assigned({ userId }: { userId: number }) {
  const place = useList();
  const { read, filter } = place;
  const work = ASSIGNED_STATES.find((state) => state === read('work'));
  const { list, query } = useListCall(listAssignments, place, { ...(work && { work }) });
  return (
    <div className="grid grid-cols-1 gap-4">
      <WorkCalendar workPath={PROFESSION.agent.desk.workPath} />
      <ListPage
        list={list}
        query={query}
        noun={(count) => counts.properties({ count })}
        filters={
          <FilterChips
            legend={words.whichPropertiesShow}
            values={ASSIGNED_STATES}
            chosen={work}
            label={(state) => (state ? WORK[state]?.title : words.all)}
            onChoose={(state) => filter('work', state ?? '')}
          />
        }
        empty={{
          icon: Building,
          title: work ? words.nothingStage : words.noPropertyAssigned,
          text: words.oneOnceOwner,
          action: <ButtonLink href="/PropertyListHome">{words.findHomesSell}</ButtonLink>,
        }}
        rows={{
          card: (assigned) => (
            <Row key={assigned.work.engagementId} assigned={assigned} userId={userId} />
          ),
        }}
      />
    </div>
  );
}
