import { BellOff } from 'lucide-react';
import { AppLink } from '#client/ui/AppLink.tsx';
import { Avatar } from '#client/ui/Avatar.tsx';
import type { Thread } from '#contract/talk/threads.ts';
import messengerWords from '#messages/talk/messenger/index.ts';
import { lastWords } from './days.ts';

interface Props {
  thread: Thread;
  userId: number;
  isOpen: boolean;
}

/** One thread of the list: with whom, about what, and the last words. */
export function ThreadRow({ thread, userId, isOpen }: Props) {
  const { id, other, subject, last, unread, muted } = thread;
  return (
    <AppLink
      href={`/Messanger?thread=${id}`}
      aria-current={isOpen ? 'true' : undefined}
      className="flex min-h-18 items-center gap-3 border-b border-line px-4 py-3 no-underline hover:bg-sunk aria-[current=true]:bg-sunk"
    >
      <Avatar name={other.name} />
      <span className="grid min-w-0 flex-1 grid-cols-1">
        <span className="flex items-baseline justify-between gap-2">
          <span className="truncate font-semibold">{other.name}</span>
          {last && (
            <span className="shrink-0 text-xs text-muted">
              <time dateTime={last.at}>{lastWords(last.at, new Date())}</time>
            </span>
          )}
        </span>
        <span className="truncate text-sm text-muted">{subject.title}</span>
        <span className="flex items-center justify-between gap-2">
          <span className={`truncate text-sm ${unread > 0 ? 'font-semibold' : ''}`}>
            {last?.senderId === userId ? messengerWords.byYou({ said: last.words }) : last?.words}
          </span>
          {muted && (
            <BellOff
              aria-label={messengerWords.mutedLabel}
              className="size-4 shrink-0 text-muted"
            />
          )}
          {unread > 0 && (
            <span className="min-w-5 shrink-0 rounded-full bg-brand px-1.5 text-center text-xs font-semibold text-surface">
              <span aria-hidden="true">{unread}</span>
              <span className="sr-only">{messengerWords.unread({ count: unread })}</span>
            </span>
          )}
        </span>
      </span>
    </AppLink>
  );
}
