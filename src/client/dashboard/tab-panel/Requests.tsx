import { RequestCounts } from '#client/deals/contacts/RequestCounts.tsx';
import { useCall } from '#client/lib/use-call.ts';
import { bidsOnListing } from '#contract/deals/bids.ts';
import { bookingsOfProperty } from '#contract/deals/bookings.ts';
import { findBySeller } from '#contract/deals/contacts.ts';
import words from '#messages/people/desk/index.ts';
import { Newest } from './Newest.tsx';
import { bidRow, bookingRow, contactRow } from './rows.ts';

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
      <RequestCounts userId={userId} />
      <Newest
        label={words.newestRequests}
        list={{ ...slowest, reload: () => Promise.all(lists.map(({ reload }) => reload())) }}
        rows={rows}
        all={{ href: '/OwnerPropertiesScreen', label: words.myProperties }}
        none={{
          title: words.noRequestYet,
          text: words.contactRequestsBids,
          href: '/OwnerPropertiesScreen',
          action: words.myProperties,
        }}
      />
    </div>
  );
}
