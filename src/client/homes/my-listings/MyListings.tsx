import { House, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCall } from '#client/lib/use-call.ts';
import { Button } from '#client/ui/Button.tsx';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import { Pagination } from '#client/ui/Pagination.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { Tabs } from '#client/ui/Tabs.tsx';
import { findByUser } from '#contract/homes/my-listings.ts';
import { LISTING_STATUSES, type ListingStatus } from '#domain/homes/listing.ts';
import { pageCount } from '#domain/lib/page-count.ts';
import words from '#messages/homes/my-listings/index.ts';
import { ListControls } from './ListControls.tsx';
import { type Below, ListingRow } from './ListingRow.tsx';
import { ListingTable } from './ListingTable.tsx';
import { STATUS_LABEL } from './status-labels.ts';
import { type MyList, useMyList } from './use-my-list.ts';

type TabName = ListingStatus | 'all';

const none = () => (
  <EmptyState
    icon={House}
    title={words.postedNoProperty}
    text={words.postFlatHouse}
    action={<ButtonLink href="/SelectPropertyType">{words.postProperty}</ButtonLink>}
  />
);

/** Tabs that hold something, the one that is shown and those every owner looks for. */
function tabsFor(counts: Partial<Record<ListingStatus, number>>, shown: TabName): TabName[] {
  const isThere = (status: ListingStatus) =>
    status === 'live' || status === shown || (counts[status] ?? 0) > 0;
  return ['all', ...LISTING_STATUSES.filter(isThere)];
}

/** Said where nothing is shown, with the way on. */
function Nothing({ list, total }: { list: MyList; total: number }) {
  const { page, q, listedin } = list;
  if (total > 0) return <EmptyState icon={SearchX} title={words.noPage({ page })} />;
  if (!q && !listedin) {
    return <EmptyState icon={SearchX} title={words.nonePropertiesHere} />;
  }
  return (
    <EmptyState
      icon={SearchX}
      title={words.nonePropertiesLike}
      action={
        <Button variant="quiet" onClick={() => list.clear(['q', 'listedin'])}>
          {words.showAllThem}
        </Button>
      }
    />
  );
}

interface Props {
  userId: number;
  /** What else there is to say and do about a listing, below its row. */
  below?: Below;
  /** What promotions of a listing brought, beside its figures. */
  promotions?: (listingId: number) => ReactNode;
}

/** The caller's listings by status, a page at a time; all that narrows them stands in the address. */
export function MyListings({ userId, below, promotions }: Props) {
  const list = useMyList();
  const { page, status, asked } = list;
  const found = useCall(
    findByUser,
    { params: { id: userId }, query: { page, ...asked } },
    { keepPreviousData: true },
  );
  const { data: rows = [], total = 0, pageSize = 1, counts = {} } = found.answer ?? {};
  const all = Object.values(counts).reduce((sum, n) => sum + n, 0);
  const shown: TabName = status ?? 'all';

  const content: ReactNode = (
    <>
      <ListControls list={list} userId={userId} />
      {rows.length > 0 ? (
        <div className="grid grid-cols-1 gap-4">
          {list.isTable ? (
            <ListingTable rows={rows} userId={userId} promotions={promotions} />
          ) : (
            <ul className="grid grid-cols-1 gap-4">
              {rows.map((listing) => (
                <ListingRow
                  key={listing.propertydata.id}
                  listing={listing}
                  userId={userId}
                  below={below}
                  promotions={promotions}
                />
              ))}
            </ul>
          )}
          <Pagination page={page} pages={pageCount(total, pageSize)} onPage={list.onPage} />
        </div>
      ) : (
        <Nothing list={list} total={total} />
      )}
    </>
  );

  return (
    <Loader
      state={found.state}
      error={found.error}
      onRetry={found.reload}
      skeleton={<Skeleton lines={8} />}
    >
      {all === 0 ? (
        none()
      ) : (
        <Tabs
          label={words.myPropertiesStatus}
          value={shown}
          onChange={(to) => list.filter('status', to === 'all' ? '' : to)}
          tabs={tabsFor(counts, shown).map((tab) => ({
            value: tab,
            label: tab === 'all' ? words.all : STATUS_LABEL[tab],
            count: tab === 'all' ? all : (counts[tab] ?? 0),
            content: tab === shown ? content : null,
          }))}
        />
      )}
    </Loader>
  );
}
