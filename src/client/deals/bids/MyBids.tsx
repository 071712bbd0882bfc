import { Gavel } from 'lucide-react';
import { ConditionList } from '#client/deals/deal/ConditionList.tsx';
import { DealList } from '#client/deals/deal/DealList.tsx';
import { DealListing } from '#client/deals/deal/DealListing.tsx';
import { StateFilter } from '#client/deals/deal/StateFilter.tsx';
import { useDealQuery } from '#client/deals/deal/use-deal-query.ts';
import { useCall } from '#client/lib/use-call.ts';
import { Button } from '#client/ui/Button.tsx';
import { type Column, DataTable } from '#client/ui/DataTable.tsx';
import { Money } from '#client/ui/Money.tsx';
import { type BidRow, myBids } from '#contract/deals/bids.ts';
import { BID_STATES } from '#domain/deals/bid.ts';
import words from '#messages/deals/bids/index.ts';
import steps from '#messages/deals/steps/index.ts';
import { BidActions } from './BidActions.tsx';
import { BidAmount, BidState, BidTime } from './BidFigures.tsx';
import { type BidMessage, BidRoom } from './BidRoom.tsx';
import { stateNames } from './bid-labels.ts';

const columnsWith = (serverTime: string, onOpen: (id: number) => void): Column<BidRow>[] => [
  {
    key: 'property',
    head: words.property,
    cell: ({ listing }) => <DealListing listing={listing} />,
  },
  {
    key: 'state',
    head: words.state,
    cell: (bid) => (
      <>
        <BidState bid={bid} />
        <span className="block text-sm">
          <BidTime bid={bid} serverTime={serverTime} />
        </span>
      </>
    ),
  },
  {
    key: 'amount',
    head: words.myBid,
    numeric: true,
    cell: (bid) => (
      <>
        <BidAmount bid={bid} />
        {bid.counter && (
          <span className="block text-sm font-normal">
            {words.ownerAsksLabel} <Money rupees={bid.counter} />
          </span>
        )}
      </>
    ),
  },
  {
    key: 'conditions',
    head: words.conditions,
    cell: (bid) => <ConditionList of={bid.counterTerms ?? bid} />,
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
          aria-label={words.openRoom({ title: bid.listing.propertydata.title })}
          onClick={() => onOpen(bid.id)}
        >
          {words.bidRoom}
        </Button>
      </span>
    ),
  },
];

interface Props {
  userId: number;
  message: BidMessage;
}

/** The caller's bids, those still open first. */
export function MyBids({ userId, message }: Props) {
  const query = useDealQuery();
  const state = query.readOne('state', BID_STATES);
  const list = useCall(myBids, {
    params: { id: userId },
    query: { page: query.page, ...(state && { state }) },
  });
  const opened = query.read('bid');
  return (
    <>
      <DealList
        list={list}
        query={query}
        side={{ is: 'buyer' }}
        icon={Gavel}
        filters={<StateFilter query={query} names={stateNames('buyer')} chosen={state} />}
        isNarrowed={state !== undefined}
        title={words.noBidsYet}
        text={words.offerLessOrMore}
      >
        {(rows, serverTime) => (
          <DataTable
            caption={steps.myBids}
            columns={columnsWith(serverTime, (id) => query.set('bid', id))}
            rows={rows}
            rowKey={({ id }) => id}
          />
        )}
      </DealList>
      {opened > 0 && (
        <BidRoom bidId={opened} message={message} onClose={() => query.set('bid', 0)} />
      )}
    </>
  );
}
