import { MessageSquare } from 'lucide-react';
import { useCall } from '#client/lib/use-call.ts';
import { useMirrored } from '#client/lib/use-mirrored.ts';
import { $unreadMessages } from '#client/talk/messenger/unread.ts';
import { unreadMessages } from '#contract/talk/threads.ts';
import words from '#messages/people/shell/index.ts';
import { UNREAD_EVERY_MS, UnreadLink } from './UnreadLink.tsx';

/** The way to the messages. */
export function MessagesLink() {
  // Words have a stream of their own, which only the messenger follows.
  const { answer } = useCall(unreadMessages, {}, { refreshInterval: UNREAD_EVERY_MS });
  const unread = useMirrored($unreadMessages, answer?.data.unread);
  return (
    <UnreadLink href="/Messanger" label={words.messages} icon={MessageSquare} unread={unread} />
  );
}
