import { useState } from 'react';
import { useCall } from '#client/lib/use-call.ts';
import { Button } from '#client/ui/Button.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import { Money } from '#client/ui/Money.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { getBid } from '#contract/deals/bids.ts';
import words from '#messages/deals/bids/index.ts';
import { BidActions } from './BidActions.tsx';
import { BidAmount, BidState, BidTime } from './BidFigures.tsx';
import { type BidMessage, BidRoom } from './BidRoom.tsx';
import { nextWords } from './bid-labels.ts';

/** The caller's bid on the page's property, with what they can do about it. */
export function OwnBid({ bidId, message }: { bidId: number; message: BidMessage }) {
  const [open, setOpen] = useState(false);
  const { state, answer, error, reload } = useCall(getBid, { params: { id: bidId } });
  return (
    <Loader state={state} error={error} onRetry={reload} skeleton={<Skeleton lines={3} />}>
      {() =>
        answer && (
          <div className="grid gap-3">
            <div className="flex items-start justify-between gap-3">
              <p>
                <span className="block text-sm text-muted">{words.youBid}</span>
                <BidAmount bid={answer.data} />
              </p>
              {answer.data.counter && (
                <p>
                  <span className="block text-sm text-muted">{words.ownerAsksLabel}</span>
                  <b>
                    <Money rupees={answer.data.counter} />
                  </b>
                </p>
              )}
              <BidState bid={answer.data} />
            </div>
            <BidTime bid={answer.data} serverTime={answer.serverTime} />
            <p className="text-sm">{nextWords(answer.data)}</p>
            <div className="flex flex-wrap gap-2">
              <BidActions bid={answer.data} />
              <Button variant="quiet" onClick={() => setOpen(true)}>
                {words.bidRoom}
              </Button>
            </div>
            {open && <BidRoom bidId={bidId} message={message} onClose={() => setOpen(false)} />}
          </div>
        )
      }
    </Loader>
  );
}
