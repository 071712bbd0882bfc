import { Columns3, Gavel } from 'lucide-react';
import { ConditionList } from '#client/deals/deal/ConditionList.tsx';
import { DealList } from '#client/deals/deal/DealList.tsx';
import { DealListing } from '#client/deals/deal/DealListing.tsx';
import { StateFilter } from '#client/deals/deal/StateFilter.tsx';
import { useDealQuery } from '#client/deals/deal/use-deal-query.ts';
import { useCall } from '#client/lib/use-call.ts';
import { Button } from '#client/ui/Button.tsx';
import { type Column, DataTable } from '#client/ui/DataTable.tsx';
import { Field } from '#client/ui/Field.tsx';
import { Money } from '#client/ui/Money.tsx';
import { Select } from '#client/ui/Select.tsx';
import { type BidRow, bidsOnListing } from '#contract/deals/bids.ts';
import { BID_STATES } from '#domain/deals/bid.ts';
import words from '#messages/deals/bids/index.ts';
import deskWords from '#messages/deals/desk/index.ts';
import { BidActions } from './BidActions.tsx';
import { BidAmount, BidState, BidTime } from './BidFigures.tsx';
import { type BidMessage, BidRoom } from './BidRoom.tsx';
import { isOpen, stateNames } from './bid-labels.ts';
import { CompareBids } from './CompareBids.tsx';

const ALL = {
  href: '/BidingRequest',
  get label() {
    return deskWords.bidsAllMy;
  },
};

const columnsWith = (serverTime: string, onOpen: (id: number) => void): Column<BidRow>[] => [
  {
    key: 'buyer',
    head: words.buyer,
    cell: ({ other }) => <span className="whitespace-nowrap">{other}</span>,
  },
  { key: 'amount', head: words.bid, numeric: true, cell: (bid) => <BidAmount bid={bid} /> },
  {
    key: 'counter',
    head: words.youAskLabel,
    numeric: true,
    cell: ({ counter }) => (counter ? <Money rupees={counter} /> : '–'),
  },
  { key: 'conditions', head: words.conditions, cell: (bid) => <ConditionList of={bid} /> },
  { key: 'state', head: words.state, cell: (bid) => <BidState bid={bid} /> },
  {
    key: 'time',
    head: words.timeLeft,
    cell: (bid) => <BidTime bid={bid} serverTime={serverTime} />,
  },
  {
    key: 'actions',
    head: words.nextStep,
    actions: true,
    cell: (bid) => (
      <span className="flex flex-wrap gap-2 md:justify-end">
        <BidActions bid={bid} />
        <Button
          variant="quiet"
          aria-label={words.openRoomOther({ other: bid.other })}
          onClick={() => onOpen(bid.id)}
        >
          {words.bidRoom}
        </Button>
      </span>
    ),
  },
];

/** The rows, which come by listing, each listing's together. */
function byListing(rows: readonly BidRow[]): [BidRow, ...BidRow[]][] {
  const groups: [BidRow, ...BidRow[]][] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last && last[0].listingId === row.listingId) last.push(row);
    else groups.push([row]);
  }
  return groups;
}

interface Props {
  message: BidMessage;
}

/** Bids on the caller's properties: by property, highest first. */
export function OwnerBids({ message }: Props) {
  const query = useDealQuery();
  const params = { id: query.read('property') };
  const state = query.readOne('state', BID_STATES);
  const sort = query.readOne('sort', ['amount']) ?? 'deadline';
  const list = useCall(bidsOnListing, {
    params,
    query: { page: query.page, sort, ...(state && { state }) },
  });
  const opened = query.read('bid');
  const compared = query.read('compare');
  return (
    <>
      <DealList
        list={list}
        query={query}
        side={{ is: 'owner', all: ALL }}
        icon={Gavel}
        filters={
          <div className="flex flex-wrap gap-3">
            <StateFilter query={query} names={stateNames('owner')} chosen={state} />
            <Field label={words.order} className="w-full sm:w-60">
              <Select
                value={sort}
                onChange={({ target }) => query.filter('sort', target.value)}
                options={[
                  { value: 'deadline', label: words.soonestFirst },
                  { value: 'amount', label: words.highestFirst },
                ]}
              />
            </Field>
          </div>
        }
        isNarrowed={state !== undefined}
        title={words.noBidsYet}
        text={words.appearsHere}
      >
        {(rows, serverTime) => (
          <div className="grid grid-cols-1 gap-8">
            {byListing(rows).map((bids) => (
              <section key={bids[0].listingId} className="grid grid-cols-1 gap-3">
                <div className="flex flex-wrap items-center justify-between gap-3">
                  <DealListing listing={bids[0].listing} heading="h2" />
                  {bids.filter(isOpen).length > 1 && (
                    <Button
                      variant="quiet"
                      icon={Columns3}
                      aria-label={words.sideBySideOf({ title: bids[0].listing.propertydata.title })}
                      onClick={() => query.set('compare', bids[0].listingId)}
                    >
                      {words.sideBySideShort}
                    </Button>
                  )}
                </div>
                <DataTable
                  caption={words.bidsOn({ title: bids[0].listing.propertydata.title })}
                  columns={columnsWith(serverTime, (id) => query.set('bid', id))}
                  rows={bids}
                  rowKey={({ id }) => id}
                />
              </section>
            ))}
          </div>
        )}
      </DealList>
      {compared > 0 && (
        <CompareBids
          listingId={compared}
          title={
            list.answer?.data.find(({ listingId }) => listingId === compared)?.listing.propertydata
              .title ?? ''
          }
          onClose={() => query.set('compare', 0)}
        />
      )}
      {opened > 0 && (
        <BidRoom bidId={opened} message={message} onClose={() => query.set('bid', 0)} />
      )}
    </>
  );
}
