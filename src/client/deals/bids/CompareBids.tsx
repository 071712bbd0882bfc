import type { ReactNode } from 'react';
import { useCall } from '#client/lib/use-call.ts';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import { Money } from '#client/ui/Money.tsx';
import { type BidRow, bidsOnListing } from '#contract/deals/bids.ts';
import { sellerReceives } from '#domain/deals/seller-receives.ts';
import { formatRupees } from '#domain/lib/money.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import { BidActions } from './BidActions.tsx';
import { BidAmount, BidState, BidTime } from './BidFigures.tsx';
import { isOpen } from './bid-labels.ts';

const FEES_OF_RENT = 'We take no fee of the rent.';
const FEES_OF_SALE =
  'We take no fee of the price. From ₹ 50 Lakh on the buyer holds back 1 % of it as tax (TDS) and pays it in under your PAN: you set it off in your return. It goes by the stamp value where that is higher, and is 20 % where the PAN does not work.';

interface Line {
  head: string;
  of: (bid: BidRow) => ReactNode;
}

const NONE = <span className="text-muted">Not said</span>;
const day = (iso: string | null) => (iso ? formatDate(iso) : NONE);

function Net({ bid }: { bid: BidRow }) {
  const { net, tds } = sellerReceives(bid.amount, bid.listing.propertydata.listedin);
  return (
    <>
      <b>
        <Money rupees={net} />
      </b>
      <span className="block text-sm text-muted">
        {tds ? `after ${formatRupees(tds.rupees)} TDS (${tds.percent} %)` : 'nothing is held back'}
      </span>
    </>
  );
}

const linesFor = (serverTime: string, isSale: boolean): Line[] => [
  { head: 'Time left', of: (bid) => <BidTime bid={bid} serverTime={serverTime} /> },
  { head: 'Bid', of: (bid) => <BidAmount bid={bid} /> },
  { head: 'You receive', of: (bid) => <Net bid={bid} /> },
  {
    head: 'You ask',
    of: ({ counter }) => (counter ? <Money rupees={counter} /> : '–'),
  },
  { head: isSale ? 'Possession' : 'Moves in', of: ({ terms }) => day(terms.possessionOn) },
  ...(isSale
    ? [{ head: 'Hangs on a loan until', of: ({ terms }: BidRow) => day(terms.loanBy) }]
    : []),
  { head: 'What stays', of: ({ terms }) => terms.fixtures ?? NONE },
  {
    head: 'Other conditions',
    of: ({ conditions }) =>
      conditions.length === 0 ? (
        NONE
      ) : (
        <ul className="list-disc pl-5">
          {conditions.map((condition) => (
            <li key={condition}>{condition}</li>
          ))}
        </ul>
      ),
  },
  { head: 'State', of: (bid) => <BidState bid={bid} /> },
  {
    head: 'Next step',
    of: (bid) => (
      <span className="flex flex-wrap gap-2">
        <BidActions bid={bid} />
      </span>
    ),
  },
];

function Table({ bids, serverTime }: { bids: readonly BidRow[]; serverTime: string }) {
  const isSale = bids[0]?.listing.propertydata.listedin !== 'rent';
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide one is scrolled by keyboard too
    <div className="overflow-x-auto" tabIndex={0}>
      <table className="tabular w-full text-left align-top">
        <caption className="sr-only">Open bids side by side</caption>
        <thead className="border-b border-line">
          <tr>
            <td className="sticky left-0 bg-raised" />
            {bids.map(({ id, other }) => (
              <th key={id} scope="col" className="min-w-40 px-3 py-2 font-semibold">
                {other}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {linesFor(serverTime, isSale).map(({ head, of }) => (
            <tr key={head}>
              <th
                scope="row"
                className="sticky left-0 bg-raised py-2 pr-3 align-top text-sm font-normal text-muted"
              >
                {head}
              </th>
              {bids.map((bid) => (
                <td key={bid.id} className="px-3 py-2 align-top wrap-break-word">
                  {of(bid)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface Props {
  listingId: number;
  title: string;
  onClose: () => void;
}

/** The open bids on a property side by side, the soonest to end first, with what each leaves the owner. */
export function CompareBids({ listingId, title, onClose }: Props) {
  const { state, answer, error, reload } = useCall(bidsOnListing, {
    params: { id: listingId },
    query: { sort: 'deadline' },
  });
  const open = (answer?.data ?? []).filter(isOpen);
  return (
    <Dialog open size="wide" title="Bids side by side" description={title} onClose={onClose}>
      <Loader state={state} message={error?.message} onRetry={reload}>
        {open.length > 0 ? (
          <>
            <Table bids={open} serverTime={answer?.serverTime ?? ''} />
            <p className="text-sm text-muted">
              {open[0]?.listing.propertydata.listedin === 'rent' ? FEES_OF_RENT : FEES_OF_SALE}
            </p>
          </>
        ) : (
          <p className="text-muted">No bid is open any more.</p>
        )}
      </Loader>
    </Dialog>
  );
}
