import { useCall } from '#client/lib/use-call.ts';
import { useMirrored } from '#client/lib/use-mirrored.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import { Stat } from '#client/ui/Stat.tsx';
import { findByRequestCount } from '#contract/deals/contacts.ts';
import words from '#messages/deals/contacts/index.ts';
import { $filteredByRequestCount } from './request-counts.ts';

const KINDS = [
  ['bids', '/BidingRequest'],
  ['bookings', '/BookingRequest'],
  ['contacts', '/ContactRequest'],
  ['visits', '/ScheduleMeeting'],
  ['agents', '/HireAgent#offers'],
] as const;

/** The way to what came in for one's own listings, with how many; the links do not wait for the counts. */
export function RequestCounts({ userId }: { userId: number }) {
  const { answer } = useCall(findByRequestCount, { params: { id: userId } });
  const counts = useMirrored($filteredByRequestCount, answer?.data);
  return (
    <nav aria-label={words.forMine}>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
        {KINDS.map(([kind, href]) => {
          const { waiting = 0, all } = counts?.[kind] ?? {};
          return (
            <li key={kind}>
              <AppLink
                href={href}
                className="block rounded-card no-underline [&>dl]:hover:border-brand"
              >
                <Stat
                  label={words.requestKinds[kind]}
                  value={all ?? '…'}
                  hint={counts && (waiting > 0 ? words.forYou({ waiting }) : words.noneWaits)}
                />
              </AppLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
