import type { ReactNode } from 'react';
import { ClosingSteps } from '#client/deals/deal/ClosingSteps.tsx';
import { ConditionList } from '#client/deals/deal/ConditionList.tsx';
import { DealListing } from '#client/deals/deal/DealListing.tsx';
import { ExactPlace } from '#client/deals/deal/ExactPlace.tsx';
import { HistoryList } from '#client/deals/deal/HistoryList.tsx';
import { useCall } from '#client/lib/use-call.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import { Money } from '#client/ui/Money.tsx';
import { Section } from '#client/ui/Section.tsx';
import { type BookingDetail, getBooking } from '#contract/deals/bookings.ts';
import words from '#messages/deals/bookings/index.ts';
import { BookingActions } from './BookingActions.tsx';
import { BookingStateBadge, BookingTime } from './BookingFigures.tsx';
import { eventWords, nextWords } from './booking-labels.ts';
import { Documents } from './Documents.tsx';
import { OtherSide } from './OtherSide.tsx';

interface Props {
  booking: BookingDetail;
  serverTime: string;
}

function Figures({ booking, serverTime }: Props) {
  const { price, tokenAmount, side, bidId } = booking;
  const facts = [
    [side === 'owner' ? words.buyer : words.owner, <OtherSide key="other" booking={booking} />],
    [words.price, <Money key="price" rupees={price} full />],
    [words.tokenAmount, <Money key="token" rupees={tokenAmount} full />],
    [words.time, <BookingTime key="time" booking={booking} serverTime={serverTime} />],
  ] as const;
  return (
    <>
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="font-bold">{value}</dd>
          </div>
        ))}
      </dl>
      {bidId && (
        <AppLink
          className="link w-fit"
          href={`${side === 'owner' ? '/BidingRequest' : '/BidProperties'}?bid=${bidId}`}
        >
          {words.bidItCameFrom}
        </AppLink>
      )}
    </>
  );
}

interface Given {
  /** The way to talk to the other side. */
  message: (booking: BookingDetail) => ReactNode;
  /** What matters more than its papers and comes before them. */
  before?: (booking: BookingDetail) => ReactNode;
}

function Content({ booking, serverTime, message, before }: Props & Given) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
      <div className="grid grid-cols-1 gap-6">
        <section className="card grid grid-cols-1 gap-5 p-5" aria-label={words.theBooking}>
          <div className="flex flex-wrap items-start justify-between gap-3">
            <DealListing listing={booking.listing} heading="h2" />
            <BookingStateBadge booking={booking} />
          </div>
          <Figures booking={booking} serverTime={serverTime} />
          {booking.message && (
            <blockquote className="border-l-3 border-line pl-3 wrap-anywhere whitespace-pre-line">
              {booking.message}
            </blockquote>
          )}
          {(booking.bidId || booking.conditions.length > 0) && (
            <div>
              <h3 className="text-sm font-normal text-muted">{words.conditionsAgreed}</h3>
              <ConditionList of={booking} />
            </div>
          )}
          {booking.place && booking.side === 'buyer' && (
            <div>
              <h3 className="text-sm font-normal text-muted">{words.whereItIs}</h3>
              <ExactPlace place={booking.place} />
            </div>
          )}
          <p>{nextWords(booking)}</p>
          <BookingActions booking={booking} />
          <div>{message(booking)}</div>
        </section>
        {before?.(booking)}
        <ClosingSteps booking={booking} />
        <Documents booking={booking} />
      </div>
      <Section title={words.history} titleId="history" className="card grid gap-4 p-5">
        <HistoryList entries={booking.timeline} wordsOf={eventWords} />
      </Section>
    </div>
  );
}

/** One booking, whole, for either of its sides. */
export function Booking({ bookingId, ...given }: Given & { bookingId: number }) {
  const { state, answer, error, reload } = useCall(getBooking, { params: { id: bookingId } });
  return (
    <Loader state={state} error={error} onRetry={reload}>
      {() => answer && <Content booking={answer.data} serverTime={answer.serverTime} {...given} />}
    </Loader>
  );
}
