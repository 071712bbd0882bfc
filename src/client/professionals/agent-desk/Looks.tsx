import { UserRound } from 'lucide-react';
import type { CallState } from '#client/lib/use-call.ts';
import { useListQuery } from '#client/lib/use-list-query.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { type Column, DataTable } from '#client/ui/DataTable.tsx';
import { Field } from '#client/ui/Field.tsx';
import { ListPage } from '#client/ui/ListPage.tsx';
import { Select } from '#client/ui/Select.tsx';
import type { ResponseOf } from '#contract/lib/endpoint.ts';
import type { VisitorDay, visitorList } from '#contract/professionals/agent-desk.ts';
import { counted } from '#domain/lib/counted.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import { monthName } from '#domain/lib/time/month.ts';

type Answer = ResponseOf<typeof visitorList>;

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

const MONTHS: Column<Answer['months'][number]>[] = [
  { key: 'month', head: 'Month', cell: ({ month }) => monthName(month) },
  { key: 'views', head: 'Looked', numeric: true, cell: ({ views }) => views },
  { key: 'contacts', head: 'Asked for the contact', numeric: true, cell: (row) => row.contacts },
  { key: 'visits', head: 'Asked for a visit', numeric: true, cell: ({ visits }) => visits },
];

function Trend({ months }: Pick<Answer, 'months'>) {
  return (
    <details>
      <summary className="link w-fit py-2 text-sm">The last six months</summary>
      <DataTable
        caption="Visitors by month"
        columns={MONTHS}
        rows={months}
        rowKey={({ month }) => month}
      />
    </details>
  );
}

function ChooseListing({ listings }: Pick<Answer, 'listings'>) {
  const { read, filter } = useListQuery();
  if (listings.length < 2) return null;
  return (
    <Field label="Property" className="max-w-md">
      <Select
        options={listings.map(({ id, title }) => ({ value: id, label: title }))}
        placeholder="All that are assigned to me"
        value={read('listing')}
        onChange={({ target }) => filter('listing', target.value)}
      />
    </Field>
  );
}

/** How often each assigned property was looked at, by day and month, and who asked for something. */
export function Looks({ list }: { list: CallState<Answer> }) {
  const { page, onPage } = useListQuery();
  const { answer } = list;
  return (
    <div className="grid grid-cols-1 gap-4">
      {answer && <ChooseListing listings={answer.listings} />}
      {answer && answer.total > 0 && (
        <>
          <p className="text-muted">
            {counted(answer.views, 'look')} since you were hired, each viewer once a day. We keep no
            names of who only looks.
          </p>
          <Trend months={answer.months} />
        </>
      )}
      <ListPage
        list={list}
        query={{ page, onPage }}
        empty={{
          icon: UserRound,
          title: 'Nobody has looked yet',
          text: 'Once somebody opens the page of a property assigned to you, it is counted here, by day.',
          action: (
            <ButtonLink variant="quiet" href="/AssignedProperties">
              See assigned properties
            </ButtonLink>
          ),
        }}
        rows={{
          caption: 'Visitors by day',
          columns: COLUMNS,
          rowKey: ({ listingId, day }) => `${listingId} ${day}`,
        }}
      />
    </div>
  );
}
