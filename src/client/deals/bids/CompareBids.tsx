import type { ReactNode } from 'react';
import { useCall } from '#client/lib/use-call.ts';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import { Money } from '#client/ui/Money.tsx';
import { type BidRow, bidsOnListing } from '#contract/deals/bids.ts';
import { sellerReceives } from '#domain/deals/seller-receives.ts';
import { formatRupees } from '#domain/lib/money.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import words from '#messages/deals/bids/index.ts';
import deskWords from '#messages/deals/desk/index.ts';
import { langOf } from '#messages/lib/lang-of.ts';
import { BidActions } from './BidActions.tsx';
import { BidAmount, BidState, BidTime } from './BidFigures.tsx';
import { isOpen } from './bid-labels.ts';

const FEES_OF_SALE = () => deskWords.takeNoFee;

interface Line {
  head: string;
  of: (bid: BidRow) => ReactNode;
}

const none = () => <span className="text-muted">{words.notSaid}</span>;
const day = (iso: string | null) => (iso ? formatDate(iso) : none());

function Net({ bid }: { bid: BidRow }) {
  const { net, tds } = sellerReceives(bid.amount, bid.listing.propertydata.listedin);
  return (
    <>
      <b>
        <Money rupees={net} />
      </b>
      <span className="block text-sm text-muted">
        {tds
          ? deskWords.afterTds({ rupees: formatRupees(tds.rupees), percent: tds.percent })
          : deskWords.nothingHeldBack}
      </span>
    </>
  );
}

const linesFor = (serverTime: string, isSale: boolean): Line[] => [
  { head: words.timeLeft, of: (bid) => <BidTime bid={bid} serverTime={serverTime} /> },
  { head: words.bid, of: (bid) => <BidAmount bid={bid} /> },
  { head: words.youReceive, of: (bid) => <Net bid={bid} /> },
  {
    head: words.youAskLabel,
    of: ({ counter }) => (counter ? <Money rupees={counter} /> : '–'),
  },
  { head: isSale ? words.possession : words.movesIn, of: ({ terms }) => day(terms.possessionOn) },
  ...(isSale ? [{ head: words.loanUntil, of: ({ terms }: BidRow) => day(terms.loanBy) }] : []),
  {
    head: words.whatStays,
    of: ({ terms }) =>
      terms.fixtures ? <span lang={langOf(terms.fixtures)}>{terms.fixtures}</span> : none(),
  },
  {
    head: words.otherConditions,
    of: ({ conditions }) =>
      conditions.length === 0 ? (
        none()
      ) : (
        <ul className="list-disc pl-5">
          {conditions.map((condition) => (
            <li key={condition} lang={langOf(condition)}>
              {condition}
            </li>
          ))}
        </ul>
      ),
  },
  { head: words.state, of: (bid) => <BidState bid={bid} /> },
  {
    head: words.nextStep,
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
        <caption className="sr-only">{words.openSideBySide}</caption>
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
    <Dialog open size="wide" title={words.sideBySide} description={title} onClose={onClose}>
      <Loader state={state} message={error?.message} onRetry={reload}>
        {open.length > 0 ? (
          <>
            <Table bids={open} serverTime={answer?.serverTime ?? ''} />
            <p className="text-sm text-muted">
              {open[0]?.listing.propertydata.listedin === 'rent'
                ? words.feesOfRent
                : FEES_OF_SALE()}
            </p>
          </>
        ) : (
          <p className="text-muted">{words.noneOpen}</p>
        )}
      </Loader>
    </Dialog>
  );
}
