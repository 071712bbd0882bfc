import type { ReactNode } from 'react';
import { ConditionList } from '#client/deals/deal/ConditionList.tsx';
import { DealListing } from '#client/deals/deal/DealListing.tsx';
import { HistoryList } from '#client/deals/deal/HistoryList.tsx';
import { useCall } from '#client/lib/use-call.ts';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import { Money } from '#client/ui/Money.tsx';
import { getBid } from '#contract/deals/bids.ts';
import type { ResponseOf } from '#contract/lib/endpoint.ts';
import words from '#messages/deals/bids/index.ts';
import deskWords from '#messages/deals/desk/index.ts';
import { BidActions } from './BidActions.tsx';
import { BidAmount, BidState, BidTime } from './BidFigures.tsx';
import { BidLog } from './BidLog.tsx';
import { eventWords, isOpen, nextWords } from './bid-labels.ts';

/** The other side may act at any moment. */

type Room = ResponseOf<typeof getBid>;

function Figures({ data: bid, serverTime }: Pick<Room, 'data' | 'serverTime'>) {
  return (
    <dl className="grid grid-cols-2 gap-4 sm:grid-cols-4">
      <div>
        <dt className="text-sm text-muted">{bid.side === 'buyer' ? words.youBid : words.bid}</dt>
        <dd>
          <BidAmount bid={bid} />
        </dd>
      </div>
      <div>
        <dt className="text-sm text-muted">
          {bid.side === 'owner' ? words.youAskLabel : words.ownerAsksLabel}
        </dt>
        <dd className="font-bold">{bid.counter ? <Money rupees={bid.counter} /> : '–'}</dd>
      </div>
      <div>
        <dt className="text-sm text-muted">{words.state}</dt>
        <dd>
          <BidState bid={bid} />
        </dd>
      </div>
      {isOpen(bid) && (
        <div>
          <dt className="text-sm text-muted">{words.time}</dt>
          <dd>
            <BidTime bid={bid} serverTime={serverTime} />
          </dd>
        </div>
      )}
    </dl>
  );
}

function Words({ data: bid }: Pick<Room, 'data'>) {
  return (
    <>
      <section className="grid gap-1">
        <h3 className="text-lg">{words.conditions}</h3>
        <ConditionList of={bid} />
      </section>
      {bid.counterTerms && (
        <section className="grid gap-1">
          <h3 className="text-lg">
            {bid.side === 'owner' ? words.conditionsYouAsk : words.conditionsOwnerAsks}
          </h3>
          <ConditionList of={bid.counterTerms} />
        </section>
      )}
      {bid.message && (
        <blockquote className="border-l-3 border-line pl-3 wrap-anywhere whitespace-pre-line">
          {bid.message}
        </blockquote>
      )}
    </>
  );
}

/** Draws the way to talk to the other side of a bid. */
export type BidMessage = (bid: Room['data']) => ReactNode;

interface Shown extends Pick<Room, 'data' | 'serverTime'> {
  message: BidMessage;
}

function Content({ data, serverTime, message }: Shown) {
  const next = nextWords(data);
  return (
    <div className="grid grid-cols-1 gap-6">
      <DealListing listing={data.listing} />
      <Figures data={data} serverTime={serverTime} />
      {next && <p>{next}</p>}
      <div className="flex flex-wrap gap-3">
        <BidActions bid={data} />
        {message(data)}
      </div>
      <Words data={data} />
      <section>
        <h3 className="mb-3 text-lg">{words.history}</h3>
        <HistoryList entries={data.timeline} wordsOf={eventWords} />
      </section>
      <BidLog bidId={data.id} log={data.log} />
    </div>
  );
}

interface Props {
  bidId: number;
  message: BidMessage;
  onClose: () => void;
}

/** One bid with all that was said and done about it, for its two sides. */
export function BidRoom({ bidId, message, onClose }: Props) {
  const room = useCall(getBid, { params: { id: bidId } });
  const other = room.answer?.data.other;
  const who = room.answer?.data.side === 'owner' ? deskWords.buyer : deskWords.owner;
  return (
    <Dialog
      open
      size="wide"
      title={words.bidRoom}
      description={other && deskWords.onlySee({ who, other })}
      onClose={onClose}
    >
      <Loader state={room.state} error={room.error} onRetry={room.reload}>
        {() => room.answer && <Content {...room.answer} message={message} />}
      </Loader>
    </Dialog>
  );
}
