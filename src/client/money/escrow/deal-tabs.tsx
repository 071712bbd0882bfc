import type { Tab } from '#client/ui/Tabs.tsx';
import words from '#messages/money/escrow/index.ts';
import { BookingsTab } from './BookingsTab.tsx';
import { ReceivedTab } from './ReceivedTab.tsx';
import { RefundsTab } from './RefundsTab.tsx';
import { ReleasesTab } from './ReleasesTab.tsx';

/** Deal money across all bookings of somebody, as tabs beside what else they paid. */
export const dealTabs = (userId: number): Tab<string>[] => [
  { value: 'bookings', label: words.bookings, content: <BookingsTab userId={userId} /> },
  { value: 'received', label: words.receivedTab, content: <ReceivedTab /> },
  { value: 'releases', label: words.releaseRequests, content: <ReleasesTab userId={userId} /> },
  { value: 'refunds', label: words.refunds, content: <RefundsTab userId={userId} /> },
];
