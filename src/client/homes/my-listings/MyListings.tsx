import { House, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'wouter';
import { useCall } from '#client/lib/use-call.ts';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import { Pagination } from '#client/ui/Pagination.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { Tabs } from '#client/ui/Tabs.tsx';
import { findByUser } from '#contract/homes/my-listings.ts';
import { LISTING_STATUSES, type ListingStatus } from '#domain/homes/listing.ts';
import { pageCount } from '#domain/lib/page-count.ts';
import { type Below, ListingRow } from './ListingRow.tsx';
import { STATUS_LABEL } from './status-labels.ts';

type TabName = ListingStatus | 'all';

const NONE = (
  <EmptyState
    icon={House}
    title="You have posted no property yet"
    text="Post a flat, house, plot, office or shop: it takes about ten minutes, and you can stop at any step and go on later."
    action={<ButtonLink href="/SelectPropertyType">Post a property</ButtonLink>}
  />
);

/** Tabs that hold something, the one that is shown and those every owner looks for. */
function tabsFor(counts: Partial<Record<ListingStatus, number>>, shown: TabName): TabName[] {
  const isThere = (status: ListingStatus) =>
    status === 'live' || status === shown || (counts[status] ?? 0) > 0;
  return ['all', ...LISTING_STATUSES.filter(isThere)];
}

interface Props {
  userId: number;
  /** What else there is to say and do about a listing, below its row. */
  below?: Below;
}

/** The caller's listings by status, a page at a time; tab and page stand in the address. */
export function MyListings({ userId, below }: Props) {
  const [query, setQuery] = useSearchParams();
  const status = LISTING_STATUSES.find((known) => known === query.get('status'));
  const page = Math.max(1, Number.parseInt(query.get('page') ?? '', 10) || 1);
  const list = useCall(
    findByUser,
    { params: { id: userId }, query: { page, ...(status && { status }) } },
    { keepPreviousData: true },
  );
  const { data: rows = [], total = 0, pageSize = 1, counts = {} } = list.answer?.data ?? {};
  const all = Object.values(counts).reduce((sum, n) => sum + n, 0);
  const shown: TabName = status ?? 'all';

  const show = (changes: { status?: TabName; page?: number }) => {
    const next = new URLSearchParams(query);
    const tab = changes.status ?? shown;
    if (tab === 'all') next.delete('status');
    else next.set('status', tab);
    if (changes.page && changes.page > 1) next.set('page', String(changes.page));
    else next.delete('page');
    setQuery(next);
    if (changes.page) window.scrollTo({ top: 0 });
  };

  const content: ReactNode =
    rows.length > 0 ? (
      <div className="grid gap-4">
        <ul className="grid gap-4">
          {rows.map((listing) => (
            <ListingRow
              key={listing.propertydata.id}
              listing={listing}
              userId={userId}
              below={below}
            />
          ))}
        </ul>
        <Pagination
          page={page}
          pages={pageCount(total, pageSize)}
          onPage={(to) => show({ page: to })}
        />
      </div>
    ) : (
      <EmptyState
        icon={SearchX}
        title={total > 0 ? `There is no page ${page}` : 'None of your properties is here'}
      />
    );

  return (
    <Loader
      state={list.state}
      message={list.error?.message}
      onRetry={list.reload}
      skeleton={<Skeleton lines={8} />}
    >
      {all === 0 ? (
        NONE
      ) : (
        <Tabs
          label="My properties by status"
          value={shown}
          onChange={(to) => show({ status: to })}
          tabs={tabsFor(counts, shown).map((tab) => ({
            value: tab,
            label: tab === 'all' ? 'All' : STATUS_LABEL[tab],
            count: tab === 'all' ? all : (counts[tab] ?? 0),
            content: tab === shown ? content : null,
          }))}
        />
      )}
    </Loader>
  );
}
