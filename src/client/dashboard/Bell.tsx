import { Bell as BellIcon } from 'lucide-react';
import { useSession } from '#client/lib/session-context.ts';
import { useCall } from '#client/lib/use-call.ts';
import { useMirrored } from '#client/lib/use-mirrored.ts';
import { $unreadNotifications } from '#client/people/notifications/unread.ts';
import { getNotifications } from '#contract/people/notifications.ts';
import words from '#messages/people/shell/index.ts';
import { UnreadLink } from './UnreadLink.tsx';

/** The way to the notifications. */
export function Bell() {
  const { userId } = useSession();
  const { answer } = useCall(getNotifications, { params: { id: userId } });
  const unread = useMirrored($unreadNotifications, answer?.unread);
  return (
    <UnreadLink href="/Notification" label={words.notifications} icon={BellIcon} unread={unread} />
  );
}
