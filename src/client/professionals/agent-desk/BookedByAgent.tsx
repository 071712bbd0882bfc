import { CalendarCheck } from 'lucide-react';
import { DealListing } from '#client/deals/deal/DealListing.tsx';
import { inFull } from '#client/deals/deal/in-full.ts';
import { TimeLeft } from '#client/deals/deal/TimeLeft.tsx';
import { useCall } from '#client/lib/use-call.ts';
import { useListQuery } from '#client/lib/use-list-query.ts';
import { Ago } from '#client/ui/Ago.tsx';
import { AppLink } from '#client/ui/AppLink.tsx';
import { Badge, type Tone } from '#client/ui/Badge.tsx';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import type { Column } from '#client/ui/DataTable.tsx';
import { FilterChips } from '#client/ui/FilterChips.tsx';
import { filled } from '#client/ui/filled.tsx';
import { ListPage } from '#client/ui/ListPage.tsx';
import { Money } from '#client/ui/Money.tsx';
import { said } from '#client/ui/said.ts';
import {
  AGENT_BOOKING_STAGES,
  type AgentBooking,
  bookingsByAgent,
} from '#contract/professionals/agent-desk.ts';
import type { BookingState } from '#domain/deals/booking.ts';
import counts from '#messages/lib/counts/index.ts';
import { labels } from '#messages/lib/labels.ts';
import words from '#messages/professionals/agent-desk/index.ts';
import { CommissionTotals } from './CommissionTotals.tsx';
import { workPath } from './work-labels.ts';

const STATE: Record<BookingState, { title: string; tone: Tone }> = {
  held: said(() => words.ownerDecides, 'warn'),
  accepted: said(() => words.tokenAmountDue, 'warn'),
  paid: said(() => words.firm, 'good'),
  completed: said(() => words.done, 'good'),
  declined: said(() => words.declined, 'neutral'),
  cancelled: said(() => words.cancelled, 'neutral'),
  expired: said(() => words.runOut, 'neutral'),
};

const STAGE = labels(() => words.stage);

const ENDED: readonly BookingState[] = ['declined', 'cancelled', 'expired'];

/** How far the commission is. */
function commissionWords({ work, release }: AgentBooking): string {
  if (release?.payout === 'paid') return words.paidBank;
  if (release?.payout) return words.wayBank;
  if (work.state === 'confirmed') return words.confirmed;
  if (work.state === 'disputed') return words.dispute;
  if (release?.state === 'requested') return words.waitsOwnersCode;
  if (release?.state === 'expired') return words.askAgain;
  return words.escrow;
}

const columnsWith = (serverTime: string): Column<AgentBooking>[] => [
  {
    key: 'property',
    head: words.property,
    cell: ({ listing }) => <DealListing listing={listing} />,
  },
  {
    key: 'buyer',
    head: words.buyer,
    cell: ({ buyer, ownLead, createdAt }) => (
      <>
        <span className="whitespace-nowrap">{buyer}</span>
        <span className="block text-sm text-muted">
          {ownLead && words.lead}
          <Ago at={createdAt} />
        </span>
      </>
    ),
  },
  {
    key: 'state',
    head: words.booking,
    cell: ({ state, expiresAt }) => (
      <>
        <Badge tone={STATE[state].tone}>{STATE[state].title}</Badge>
        {expiresAt && (state === 'held' || state === 'accepted') && (
          <span className="block text-sm text-muted">
            <TimeLeft until={expiresAt} serverTime={serverTime} />
          </span>
        )}
      </>
    ),
  },
  {
    key: 'price',
    head: words.price,
    numeric: true,
    cell: ({ price, tokenAmount }) => (
      <>
        <b>
          <Money rupees={price} />
        </b>
        <span className="block text-sm whitespace-nowrap text-muted">
          {filled(words.token, { amount: <Money rupees={tokenAmount} full /> })}
        </span>
      </>
    ),
  },
  {
    key: 'commission',
    head: words.commission,
    numeric: true,
    cell: (booking) =>
      // The fee is one for the whole work: it belongs to the booking that came about, or still may.
      ENDED.includes(booking.state) ? (
        <span className="text-muted">{words.noneNoDeal}</span>
      ) : (
        <>
          <b className="whitespace-nowrap">{inFull(booking.work.payout)}</b>
          <span className="block text-sm whitespace-nowrap text-muted">
            {words.of({ inFull: inFull(booking.work.fee) })}
          </span>
          <span className="block text-sm text-muted">{commissionWords(booking)}</span>
          {booking.invoice && (
            <AppLink className="link text-sm" href={`/PreviewInvoice/${booking.invoice.id}`}>
              {words.invoice({ number: booking.invoice.number })}
            </AppLink>
          )}
        </>
      ),
  },
  {
    key: 'actions',
    head: words.work,
    actions: true,
    cell: ({ work, listing }) => (
      <ButtonLink
        variant="quiet"
        href={workPath(work.engagementId)}
        aria-label={words.openThe({ title: listing.propertydata.title })}
      >
        {words.open}
      </ButtonLink>
    ),
  },
];

/** Bookings of the agent's listings, with what they earn by them. */
export function BookedByAgent({ userId }: { userId: number }) {
  const query = useListQuery();
  const stage = AGENT_BOOKING_STAGES.find((known) => known === query.read('stage'));
  const list = useCall(bookingsByAgent, {
    params: { id: userId },
    query: { page: query.page, ...(stage && { stage }) },
  });
  const { answer } = list;
  return (
    <>
      {answer && <CommissionTotals {...answer.commission} />}
      <ListPage
        list={list}
        query={query}
        noun={(count) => counts.bookings({ count })}
        filters={
          <FilterChips
            legend={words.whichBookingsShow}
            values={AGENT_BOOKING_STAGES}
            chosen={stage}
            label={(value) => (value ? STAGE[value] : words.all)}
            onChoose={(value) => query.filter('stage', value ?? '')}
          />
        }
        empty={{
          icon: CalendarCheck,
          title: stage ? words.noBookingStage : words.nothingBookedYet,
          text: words.bookingsPropertiesAssigned,
          action: (
            <ButtonLink variant="quiet" href="/AssignedProperties">
              {words.seeAssignedProperties}
            </ButtonLink>
          ),
        }}
        rows={{
          caption: words.bookingsAssignedProperties,
          columns: columnsWith(answer?.serverTime ?? ''),
          rowKey: ({ id }) => id,
        }}
      />
    </>
  );
}
