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
import type { VisitorDay, visitorList } from '#contract/professionals/agent-visitors.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import { monthName } from '#domain/lib/time/month.ts';
import { labels } from '#messages/lib/labels.ts';
import words from '#messages/professionals/agent-desk/index.ts';

type Answer = ResponseOf<typeof visitorList>;

const DID = labels(() => words.did);

const COLUMNS: Column<VisitorDay>[] = [
  {
    key: 'listing',
    get head() {
      return words.property;
    },
    cell: ({ listingId, title }) => (
      <AppLink className="link wrap-anywhere" href={`/ViewPropertyDetails/${listingId}`}>
        {title}
      </AppLink>
    ),
  },
  {
    key: 'day',
    get head() {
      return words.day;
    },
    cell: ({ day }) => <span className="whitespace-nowrap">{formatDate(day)}</span>,
  },
  {
    key: 'views',
    get head() {
      return words.looked;
    },
    numeric: true,
    cell: ({ views }) => views,
  },
  {
    key: 'people',
    get head() {
      return words.askedSomething;
    },
    cell: ({ people }) =>
      people.length === 0 ? (
        <span className="text-muted">{words.nobody}</span>
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
  {
    key: 'month',
    get head() {
      return words.month;
    },
    cell: ({ month }) => monthName(month),
  },
  {
    key: 'views',
    get head() {
      return words.looked;
    },
    numeric: true,
    cell: ({ views }) => views,
  },
  {
    key: 'contacts',
    get head() {
      return words.askedContact;
    },
    numeric: true,
    cell: (row) => row.contacts,
  },
  {
    key: 'visits',
    get head() {
      return words.askedVisit;
    },
    numeric: true,
    cell: ({ visits }) => visits,
  },
];

function Trend({ months }: Pick<Answer, 'months'>) {
  return (
    <details>
      <summary className="link w-fit py-2 text-sm">{words.lastSixMonths}</summary>
      <DataTable
        caption={words.visitorsMonth}
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
    <Field label={words.property} className="max-w-md">
      <Select
        options={listings.map(({ id, title }) => ({ value: id, label: title }))}
        placeholder={words.allAssignedMe}
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
          <p className="text-muted">{words.looksSinceHired({ views: answer.views })}</p>
          <Trend months={answer.months} />
        </>
      )}
      <ListPage
        list={list}
        query={{ page, onPage }}
        empty={{
          icon: UserRound,
          title: words.nobodyLookedYet,
          text: words.onceSomebodyOpens,
          action: (
            <ButtonLink variant="quiet" href="/AssignedProperties">
              {words.seeAssignedProperties}
            </ButtonLink>
          ),
        }}
        rows={{
          caption: words.visitorsDay,
          columns: COLUMNS,
          rowKey: ({ listingId, day }) => `${listingId} ${day}`,
        }}
      />
    </div>
  );
}
