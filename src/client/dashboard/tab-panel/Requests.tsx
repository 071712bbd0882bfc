import { bidsOnListing } from '#contract/bids.ts';
import { bookingsOfProperty } from '#contract/bookings.ts';
import { findByRequestCount, findBySeller } from '#contract/contacts.ts';
import { useCall } from '../../lib/use-call.ts';
import { Stat } from '../../ui/Stat.tsx';
import { AppLink } from '../AppLink.tsx';
import { Newest } from './Newest.tsx';
import { bidRow, bookingRow, contactRow } from './rows.ts';

const KINDS = [
  ['contacts', 'Contact requests', '/ContactRequest'],
  ['visits', 'Visits', '/ScheduleMeeting'],
  ['bids', 'Bids', '/BidingRequest'],
  ['bookings', 'Booking requests', '/BookingRequest'],
] as const;

function Counts({ userId }: { userId: number }) {
  const { answer } = useCall(findByRequestCount, { params: { id: userId } });
  if (!answer) return null;
  return (
    <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {KINDS.map(([kind, label, href]) => {
        const { waiting, all } = answer.data[kind];
        return (
          <li key={kind}>
            <AppLink
              href={href}
              className="block rounded-card no-underline [&>dl]:hover:border-brand"
            >
              <Stat
                label={label}
                value={all}
                hint={waiting > 0 ? `${waiting} for you` : 'None waits'}
              />
            </AppLink>
          </li>
        );
      })}
    </ul>
  );
}

/** What came in for one's own listings: how many of each kind, and the newest of all. */
export function Requests({ userId }: { userId: number }) {
  const all = { id: 0 };
  const contacts = useCall(findBySeller, { params: { userId, ...all } });
  const bids = useCall(bidsOnListing, { params: all, query: {} });
  const bookings = useCall(bookingsOfProperty, { params: all, query: {} });
  const lists = [contacts, bids, bookings];
  const rows = [
    ...(contacts.answer?.Data ?? []).map(contactRow),
    ...(bids.answer?.data ?? []).map(bidRow),
    ...(bookings.answer?.data ?? []).map(bookingRow),
  ];
  const slowest = lists.find(({ state }) => state !== 'ready') ?? contacts;
  return (
    <div className="grid gap-6">
      <Counts userId={userId} />
      <Newest
        label="The newest requests"
        list={{ ...slowest, reload: () => Promise.all(lists.map(({ reload }) => reload())) }}
        rows={rows}
        all={{ href: '/OwnerPropertiesScreen', label: 'My properties' }}
        none={{
          title: 'No request yet',
          text: 'Contact requests, bids and bookings for your properties come in here.',
          href: '/OwnerPropertiesScreen',
          action: 'My properties',
        }}
      />
    </div>
  );
}
