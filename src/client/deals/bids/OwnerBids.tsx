import { Gavel } from 'lucide-react';
import { ConditionList } from '#client/deals/deal/ConditionList.tsx';
import { DealList } from '#client/deals/deal/DealList.tsx';
import { DealListing } from '#client/deals/deal/DealListing.tsx';
import { useDealQuery } from '#client/deals/deal/use-deal-query.ts';
import { useCall } from '#client/lib/use-call.ts';
import { Button } from '#client/ui/Button.tsx';
import { type Column, DataTable } from '#client/ui/DataTable.tsx';
import { Money } from '#client/ui/Money.tsx';
import { type BidRow, bidsOnListing } from '#contract/deals/bids.ts';
import { BidActions } from './BidActions.tsx';
import { BidAmount, BidState, BidTime } from './BidFigures.tsx';
import { type BidMessage, BidRoom } from './BidRoom.tsx';

const ALL = { href: '/BidingRequest', label: 'Bids on all my properties' };

const columnsWith = (serverTime: string, onOpen: (id: number) => void): Column<BidRow>[] => [
  {
    key: 'buyer',
    head: 'Buyer',
    cell: ({ other }) => <span className="whitespace-nowrap">{other}</span>,
  },
  { key: 'amount', head: 'Bid', numeric: true, cell: (bid) => <BidAmount bid={bid} /> },
  {
    key: 'counter',
    head: 'You ask',
    numeric: true,
    cell: ({ counter }) => (counter ? <Money rupees={counter} /> : '–'),
  },
  { key: 'conditions', head: 'Conditions', cell: (bid) => <ConditionList of={bid} /> },
  { key: 'state', head: 'State', cell: (bid) => <BidState bid={bid} /> },
  { key: 'time', head: 'Time left', cell: (bid) => <BidTime bid={bid} serverTime={serverTime} /> },
  {
    key: 'actions',
    head: 'Next step',
    actions: true,
    cell: (bid) => (
      <span className="flex flex-wrap gap-2 md:justify-end">
        <BidActions bid={bid} />
        <Button
          variant="quiet"
          aria-label={`Open the bid room: ${bid.other}`}
          onClick={() => onOpen(bid.id)}
        >
          Bid room
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
  const list = useCall(bidsOnListing, { params, query: { page: query.page } });
  const opened = query.read('bid');
  return (
    <>
      <DealList
        list={list}
        query={query}
        side={{ is: 'owner', all: ALL }}
        icon={Gavel}
        title="No bids yet"
        text="When somebody bids on a property of yours, it appears here and you are told."
      >
        {(rows, serverTime) => (
          <div className="grid grid-cols-1 gap-8">
            {byListing(rows).map((bids) => (
              <section key={bids[0].listingId} className="grid grid-cols-1 gap-3">
                <DealListing listing={bids[0].listing} heading="h2" />
                <DataTable
                  caption={`Bids on ${bids[0].listing.propertydata.title}`}
                  columns={columnsWith(serverTime, (id) => query.set('bid', id))}
                  rows={bids}
                  rowKey={({ id }) => id}
                />
              </section>
            ))}
          </div>
        )}
      </DealList>
      {opened > 0 && (
        <BidRoom bidId={opened} message={message} onClose={() => query.set('bid', 0)} />
      )}
    </>
  );
}
