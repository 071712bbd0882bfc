import { MessageSquare } from 'lucide-react';
import { unreadMessages } from '#contract/messenger.ts';
import { useCall } from '../lib/use-call.ts';
import { AppLink } from './AppLink.tsx';

const EVERY_MS = 60_000;
const MOST_SHOWN = 99;

/** The way to the messages, with how many are unread. */
export function MessagesLink() {
  const { answer } = useCall(unreadMessages, {}, { refreshInterval: EVERY_MS });
  const unread = answer?.data.unread ?? 0;
  return (
    <AppLink
      href="/Messanger"
      className="relative grid size-11 place-items-center rounded-control hover:bg-sunk"
      aria-label={unread > 0 ? `Messages, ${unread} unread` : 'Messages'}
    >
      <MessageSquare aria-hidden="true" className="size-5" />
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
