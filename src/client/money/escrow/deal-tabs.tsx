import type { Tab } from '#client/ui/Tabs.tsx';
import { BookingsTab } from './BookingsTab.tsx';
import { ReceivedTab } from './ReceivedTab.tsx';
import { RefundsTab } from './RefundsTab.tsx';
import { ReleasesTab } from './ReleasesTab.tsx';

/** Deal money across all bookings of somebody, as tabs beside what else they paid. */
export const dealTabs = (userId: number): Tab<string>[] => [
  { value: 'bookings', label: 'Bookings', content: <BookingsTab userId={userId} /> },
  { value: 'received', label: 'Received', content: <ReceivedTab /> },
  { value: 'releases', label: 'Release requests', content: <ReleasesTab userId={userId} /> },
  { value: 'refunds', label: 'Refunds', content: <RefundsTab userId={userId} /> },
];
