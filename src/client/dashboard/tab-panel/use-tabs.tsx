import { type CallState, useCall } from '#client/lib/use-call.ts';
import type { Tab } from '#client/ui/Tabs.tsx';
import { myBids } from '#contract/deals/bids.ts';
import { myBookings } from '#contract/deals/bookings.ts';
import { findByRequestCount, interestedList } from '#contract/deals/contacts.ts';
import { getMeetingRecord } from '#contract/deals/visits.ts';
import { findByFavourite } from '#contract/homes/favourites.ts';
import type { ResponseOf } from '#contract/lib/endpoint.ts';
import words from '#messages/people/desk/index.ts';
import { Newest, type NewestProps } from './Newest.tsx';
import { Requests } from './Requests.tsx';
import { bidRow, bookingRow, contactRow, keptRow, visitRow } from './rows.ts';

export const TABS = ['kept', 'contacts', 'visits', 'bids', 'bookings', 'requests'] as const;
type Name = (typeof TABS)[number];

/** What to do where there is nothing yet. */
const SEARCH = {
  href: '/PropertyListHome',
  get action() {
    return words.searchHomes;
  },
};

type Counts = NonNullable<CallState<ResponseOf<typeof findByRequestCount>>['answer']>['data'];

const waitingOf = ({ contacts, visits, bids, bookings, agents }: Counts) =>
  [contacts, visits, bids, bookings, agents].reduce((sum, kind) => sum + kind.waiting, 0);

/** The tabs of somebody's overview with their counts; staff have no deals. */
export function useTabs(userId: number, isMember: boolean): Tab<Name>[] {
  const me = { params: { id: userId } };
  const ofMember = isMember ? me : null;
  const kept = useCall(findByFavourite, me);
  const contacts = useCall(interestedList, ofMember);
  const visits = useCall(getMeetingRecord, { params: { id: 0, userId } });
  const bids = useCall(myBids, ofMember && { ...me, query: {} });
  const bookings = useCall(myBookings, ofMember && { ...me, query: {} });
  const counts = useCall(findByRequestCount, ofMember);

  const waiting = counts.answer ? waitingOf(counts.answer.data) : undefined;
  const booked = visits.answer?.data.filter(({ meetingdata }) => meetingdata.side === 'buyer');
  const tab = (value: Name, label: string, count: number | undefined, props: NewestProps) => ({
    value,
    label,
    ...(count !== undefined && { count }),
    content: <Newest {...props} />,
  });

  const own = [
    tab('kept', words.saved, kept.answer?.data.length, {
      label: words.homesKeptLast,
      list: kept,
      rows: kept.answer?.data.map(keptRow) ?? [],
      all: { href: '/FavoritesProperties', label: words.allFavourites },
      none: { title: words.noHomeKept, text: words.pressHeartHome, ...SEARCH },
    }),
    tab('visits', words.visits, booked?.length, {
      label: words.latestVisits,
      list: visits,
      rows: booked?.map(visitRow) ?? [],
      all: { href: '/ScheduleMeeting', label: words.allVisits },
      none: { title: words.noVisitYet, text: words.bookOnePage, ...SEARCH },
    }),
  ];
  if (!isMember) return own;
  return [
    ...own.slice(0, 1),
    tab('contacts', words.contacts, contacts.answer?.data.length, {
      label: words.ownersAskedLast,
      list: contacts,
      rows: contacts.answer?.data.map(contactRow) ?? [],
      all: { href: '/InterestedProperties', label: words.allContacts },
      none: {
        title: words.noOwnerAsked,
        text: words.askNumberPage,
        ...SEARCH,
      },
    }),
    ...own.slice(1),
    tab('bids', words.bids, bids.answer?.total, {
      label: words.latestBids,
      list: bids,
      rows: bids.answer?.data.map(bidRow) ?? [],
      all: { href: '/BidProperties', label: words.allMyBids },
      none: { title: words.noBidYet, text: words.bidPageHome, ...SEARCH },
    }),
    tab('bookings', words.bookings, bookings.answer?.total, {
      label: words.latestBookings,
      list: bookings,
      rows: bookings.answer?.data.map(bookingRow) ?? [],
      all: { href: '/BookedProperties', label: words.allBookings },
      none: { title: words.nothingBookedYet, text: words.bookPageHome, ...SEARCH },
    }),
    {
      value: 'requests',
      label: words.requestsWord,
      ...(waiting !== undefined && { count: waiting }),
      content: <Requests userId={userId} />,
    },
  ];
}
