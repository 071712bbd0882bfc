import { CalendarClock, UserRound } from 'lucide-react';
import { DealListing } from '#client/deals/deal/DealListing.tsx';
import { type CallState, useCall } from '#client/lib/use-call.ts';
import { useHashTab } from '#client/lib/use-hash-tab.ts';
import { useListQuery } from '#client/lib/use-list-query.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import { Badge, type Tone } from '#client/ui/Badge.tsx';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { type Column, DataTable } from '#client/ui/DataTable.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { PagedList } from '#client/ui/PagedList.tsx';
import { Tabs } from '#client/ui/Tabs.tsx';
import type { ResponseOf } from '#contract/lib/endpoint.ts';
import {
  type VisitorDay,
  visitorList,
  visitorRequests,
} from '#contract/professionals/agent-desk.ts';
import type { VisitState } from '#domain/deals/visit.ts';
import { counted } from '#domain/lib/counted.ts';
import { formatDate, formatSpan } from '#domain/lib/time/format.ts';

const VISIT: Record<VisitState, { title: string; tone: Tone }> = {
  requested: { title: 'Waits for the owner', tone: 'warn' },
  booked: { title: 'Confirmed', tone: 'brand' },
  cancelled: { title: 'Cancelled', tone: 'neutral' },
  checked_in: { title: 'Took place', tone: 'good' },
  missed: { title: 'Not checked in', tone: 'warn' },
  declined: { title: 'Declined', tone: 'neutral' },
  expired: { title: 'Not answered', tone: 'neutral' },
};
const DID = { contact: 'asked for the contact', visit: 'asked for a visit' };

const COLUMNS: Column<VisitorDay>[] = [
  {
    key: 'listing',
    head: 'Property',
    cell: ({ listingId, title }) => (
      <AppLink className="link wrap-anywhere" href={`/ViewPropertyDetails/${listingId}`}>
        {title}
      </AppLink>
    ),
  },
  {
    key: 'day',
    head: 'Day',
    cell: ({ day }) => <span className="whitespace-nowrap">{formatDate(day)}</span>,
  },
  { key: 'views', head: 'Looked', numeric: true, cell: ({ views }) => views },
  {
    key: 'people',
    head: 'Asked for something',
    cell: ({ people }) =>
      people.length === 0 ? (
        <span className="text-muted">Nobody</span>
      ) : (
        people.map(({ name, did }) => (
          <span key={`${name} ${did}`} className="block">
            {name} {DID[did]}
          </span>
        ))
      ),
  },
];

function Looks({ list }: { list: CallState<ResponseOf<typeof visitorList>> }) {
  const { page, onPage } = useListQuery();
  const { answer } = list;
  return (
    <>
      {answer && answer.total > 0 && (
        <p className="mb-4 text-muted">
          {counted(answer.views, 'look')} since you were hired, each viewer once a day. We keep no
          names of who only looks.
        </p>
      )}
      <PagedList
        list={list}
        page={page}
        onPage={onPage}
        empty={
          <EmptyState
            icon={UserRound}
            title="Nobody has looked yet"
            text="Once somebody opens the page of a property assigned to you, it is counted here, by day."
            action={
              <ButtonLink variant="quiet" href="/AssignedProperties">
                See assigned properties
              </ButtonLink>
            }
          />
        }
      >
        {(rows) => (
          <DataTable
            caption="Visitors by day"
            columns={COLUMNS}
            rows={rows}
            rowKey={({ listingId, day }) => `${listingId} ${day}`}
          />
        )}
      </PagedList>
    </>
  );
}

function Requests({ list }: { list: CallState<ResponseOf<typeof visitorRequests>> }) {
  const { page, onPage } = useListQuery('requests');
  return (
    <PagedList
      list={list}
      page={page}
      onPage={onPage}
      empty={
        <EmptyState
          icon={CalendarClock}
          title="No visit is booked yet"
          text="Buyers book visits at times the owner offers. They stand here with who comes when."
        />
      }
    >
      {(rows) => (
        <ul className="grid grid-cols-1 gap-4">
          {rows.map(({ id, state, visitor, note, start, end, listing }) => (
            <li key={id} className="card grid grid-cols-1 gap-3 p-4">
              <div className="flex flex-wrap items-start justify-between gap-3">
                <DealListing listing={listing} heading="h2" />
                <Badge tone={VISIT[state].tone}>{VISIT[state].title}</Badge>
              </div>
              <p>
                <b>{formatSpan(start, end)}</b> · {visitor}
              </p>
              {note && <p className="text-sm wrap-anywhere">{note}</p>}
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}

const TABS = ['visitors', 'requests'] as const;

/** Who looked at the agent's listings, and who comes to see them. */
export function Visitors({ userId }: { userId: number }) {
  const [tab, setTab] = useHashTab(TABS);
  const looks = useListQuery();
  const requests = useListQuery('requests');
  const params = { userId };
  const list = useCall(visitorList, { params, query: { page: looks.page } });
  const asked = useCall(visitorRequests, { params, query: { page: requests.page } });
  return (
    <Tabs
      label="Visitors"
      value={tab}
      onChange={setTab}
      tabs={[
        {
          value: 'visitors',
          label: 'Visitors',
          ...(list.answer && { count: list.answer.views }),
          content: <Looks list={list} />,
        },
        {
          value: 'requests',
          label: 'Visits',
          ...(asked.answer && { count: asked.answer.total }),
          content: <Requests list={asked} />,
        },
      ]}
    />
  );
}
