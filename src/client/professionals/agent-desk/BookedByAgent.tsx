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
import { ListPage } from '#client/ui/ListPage.tsx';
import { Money } from '#client/ui/Money.tsx';
import {
  AGENT_BOOKING_STAGES,
  type AgentBooking,
  bookingsByAgent,
} from '#contract/professionals/agent-desk.ts';
import type { BookingState } from '#domain/deals/booking.ts';
import { CommissionTotals } from './CommissionTotals.tsx';
import { workPath } from './work-labels.ts';

const STATE: Record<BookingState, { title: string; tone: Tone }> = {
  held: { title: 'The owner decides', tone: 'warn' },
  accepted: { title: 'Token amount is due', tone: 'warn' },
  paid: { title: 'Firm', tone: 'good' },
  completed: { title: 'Done', tone: 'good' },
  declined: { title: 'Declined', tone: 'neutral' },
  cancelled: { title: 'Cancelled', tone: 'neutral' },
  expired: { title: 'Run out', tone: 'neutral' },
};

const STAGE = { running: 'Under way', done: 'Done', ended: 'No deal came of it' };

const ENDED: readonly BookingState[] = ['declined', 'cancelled', 'expired'];

/** How far the commission is. */
function commissionWords({ work, release }: AgentBooking): string {
  if (release?.payout === 'paid') return 'Paid to your bank';
  if (release?.payout) return 'On its way to your bank';
  if (work.state === 'confirmed') return 'Confirmed';
  if (work.state === 'disputed') return 'In dispute';
  if (release?.state === 'requested') return 'Waits for the owner’s code';
  if (release?.state === 'expired') return 'Ask for it again';
  return 'In escrow';
}

const columnsWith = (serverTime: string): Column<AgentBooking>[] => [
  { key: 'property', head: 'Property', cell: ({ listing }) => <DealListing listing={listing} /> },
  {
    key: 'buyer',
    head: 'Buyer',
    cell: ({ buyer, ownLead, createdAt }) => (
      <>
        <span className="whitespace-nowrap">{buyer}</span>
        <span className="block text-sm text-muted">
          {ownLead && 'Your lead · '}
          <Ago at={createdAt} />
        </span>
      </>
    ),
  },
  {
    key: 'state',
    head: 'Booking',
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
    head: 'Price',
    numeric: true,
    cell: ({ price, tokenAmount }) => (
      <>
        <b>
          <Money rupees={price} />
        </b>
        <span className="block text-sm whitespace-nowrap text-muted">
          Token <Money rupees={tokenAmount} full />
        </span>
      </>
    ),
  },
  {
    key: 'commission',
    head: 'Your commission',
    numeric: true,
    cell: (booking) =>
      // The fee is one for the whole work: it belongs to the booking that came about, or still may.
      ENDED.includes(booking.state) ? (
        <span className="text-muted">None: no deal came of it</span>
      ) : (
        <>
          <b className="whitespace-nowrap">{inFull(booking.work.payout)}</b>
          <span className="block text-sm whitespace-nowrap text-muted">
            of {inFull(booking.work.fee)}
          </span>
          <span className="block text-sm text-muted">{commissionWords(booking)}</span>
          {booking.invoice && (
            <AppLink className="link text-sm" href={`/PreviewInvoice/${booking.invoice.id}`}>
              Invoice {booking.invoice.number}
            </AppLink>
          )}
        </>
      ),
  },
  {
    key: 'actions',
    head: 'The work',
    actions: true,
    cell: ({ work, listing }) => (
      <ButtonLink
        variant="quiet"
        href={workPath(work.engagementId)}
        aria-label={`Open the work: ${listing.propertydata.title}`}
      >
        Open
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
        noun={['booking', 'bookings']}
        filters={
          <FilterChips
            legend="Which bookings to show"
            values={AGENT_BOOKING_STAGES}
            chosen={stage}
            label={(value) => (value ? STAGE[value] : 'All')}
            onChoose={(value) => query.filter('stage', value ?? '')}
          />
        }
        empty={{
          icon: CalendarCheck,
          title: stage ? 'No booking is at this stage' : 'Nothing is booked yet',
          text: 'Bookings of the properties assigned to you stand here, with your commission.',
          action: (
            <ButtonLink variant="quiet" href="/AssignedProperties">
              See assigned properties
            </ButtonLink>
          ),
        }}
        rows={{
          caption: 'Bookings of assigned properties',
          columns: columnsWith(answer?.serverTime ?? ''),
          rowKey: ({ id }) => id,
        }}
      />
    </>
  );
}
