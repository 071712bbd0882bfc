import { Bell as BellIcon } from 'lucide-react';
import { getNotifications } from '#contract/notifications.ts';
import { useCall } from '../lib/use-call.ts';
import { AppLink } from './AppLink.tsx';
import { useSession } from './session-context.ts';

const EVERY_MS = 60_000;
const MOST_SHOWN = 99;

/** The way to the notifications, with how many are unread. */
export function Bell() {
  const { userId } = useSession();
  const { answer } = useCall(
    getNotifications,
    { params: { id: userId } },
    { refreshInterval: EVERY_MS },
  );
  const unread = answer?.unread ?? 0;
  return (
    <AppLink
      href="/Notification"
      className="relative grid size-11 place-items-center rounded-control hover:bg-sunk"
      aria-label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
    >
      <BellIcon aria-hidden="true" className="size-5" />
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="absolute right-0.5 top-0.5 min-w-5 rounded-full bg-bad px-1 text-center text-xs font-semibold text-surface"
        >
          {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
        </span>
      )}
    </AppLink>
  );
}
