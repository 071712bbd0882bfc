import { Fragment, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import type { Message } from '#contract/talk/messenger.ts';
import bellWords from '#messages/people/bell/index.ts';
import messengerWords from '#messages/talk/messenger/index.ts';
import { Bubble, PendingBubble } from './Bubble.tsx';
import { dayWords } from './days.ts';
import type { Pending } from './merge-messages.ts';
import type { useConversation } from './use-conversation.ts';

/** This near to the end one reads along, and what comes is scrolled to. */
const NEAR_PX = 120;

interface Props {
  conversation: ReturnType<typeof useConversation>;
  userId: number;
  soughtId?: number | undefined;
  onReport: (messageId: number) => void;
}

/** Keeps the end in sight for who reads along or writes, and the place of who reads what was before. */
function useScroll(messages: readonly Message[], pending: readonly Pending[]) {
  const box = useRef<HTMLElement>(null);
  const before = useRef({ first: 0, height: 0, pending: 0, atEnd: true });
  const first = messages[0]?.id ?? 0;
  const last = messages.at(-1)?.id ?? 0;
  // One that failed grows by the words that say so.
  const below = pending.map(({ state }) => state).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown has changed
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    const was = before.current;
    if (was.first > 0 && first < was.first) {
      current.scrollTop += current.scrollHeight - was.height;
    } else if (was.atEnd || pending.length > was.pending) {
      current.scrollTop = current.scrollHeight;
    }
    const height = current.scrollHeight;
    before.current = { ...was, first, height, pending: pending.length };
  }, [first, last, below]);
  const onScroll = () => {
    const { current } = box;
    if (!current) return;
    const left = current.scrollHeight - current.scrollTop - current.clientHeight;
    before.current.atEnd = left < NEAR_PX;
  };
  return { box, onScroll };
}

/** Reads new words of the other out, and nothing of what was there before. */
function useAnnouncement(messages: readonly Message[], userId: number): string {
  const [words, setWords] = useState('');
  const known = useRef<number>(undefined);
  const last = messages.at(-1);
  useEffect(() => {
    if (!last) return;
    if (known.current !== undefined && last.id > known.current && last.senderId !== userId) {
      setWords(last.body || last.file?.name || '');
    }
    known.current = Math.max(known.current ?? 0, last.id);
  }, [last, userId]);
  return words;
}

/** Fetches what was before until the message sought is there, and puts it into the middle, once. */
function useSought(
  box: RefObject<HTMLElement | null>,
  soughtId: number | undefined,
  { messages, hasOlder, loadingOlder, showOlder }: Props['conversation'],
) {
  const shown = useRef(false);
  const isThere = messages.some(({ id }) => id === soughtId);
  const count = messages.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: tried again with each page that comes
  useEffect(() => {
    if (soughtId === undefined || shown.current || count === 0) return;
    const found = box.current?.querySelector(`[data-message='${soughtId}']`);
    if (found) {
      shown.current = true;
      found.scrollIntoView({ block: 'center' });
    } else if (hasOlder && !loadingOlder) void showOlder();
  }, [soughtId, isThere, count, hasOlder, loadingOlder]);
}

export function MessageList({ conversation, userId, soughtId, onReport }: Props) {
  const { messages, pending, outbox, otherReadUpTo } = conversation;
  const { hasOlder, loadingOlder, showOlder, thread } = conversation;
  const { box, onScroll } = useScroll(messages, pending);
  useSought(box, soughtId, conversation);
  const words = useAnnouncement(messages, userId);
  const top = useRef<HTMLDivElement>(null);
  const older = useRef(showOlder);
  older.current = showOlder;
  useEffect(() => {
    const { current } = top;
    if (!current || !hasOlder) return;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && void older.current(),
      { root: box.current },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [hasOlder, box]);

  const now = new Date();
  return (
    <section
      ref={box}
      onScroll={onScroll}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by keyboard
      tabIndex={0}
      aria-label={messengerWords.messagesWith({ name: thread?.other.name ?? '' })}
      className="flex-1 overflow-y-auto overscroll-contain px-3 py-4 lg:px-5"
    >
      <p className="sr-only" aria-live="polite">
        {words && `${thread?.other.name}: ${words}`}
      </p>
      {hasOlder && (
        <div ref={top} className="grid justify-items-center pb-3">
          <Button
            variant="quiet"
            busy={loadingOlder}
            busyLabel={bellWords.loading}
            onClick={showOlder}
          >
            {messengerWords.earlier}
          </Button>
        </div>
      )}
      {messages.length + pending.length === 0 && (
        <p className="py-8 text-center text-muted">{messengerWords.nothingWritten}</p>
      )}
      <ol className="grid gap-2">
        {messages.map((message, i) => {
          const day = dayWords(message.at, now);
          const isNewDay = i === 0 || day !== dayWords(messages[i - 1]?.at ?? '', now);
          return (
            <Fragment key={message.id}>
              {isNewDay && (
                <li className="py-2 text-center text-xs font-semibold text-muted">{day}</li>
              )}
              <li
                data-message={message.id}
                aria-current={message.id === soughtId ? 'true' : undefined}
                className="rounded-card aria-[current=true]:bg-accent/20"
              >
                <Bubble
                  message={message}
                  mine={message.senderId === userId}
                  isRead={message.id <= otherReadUpTo}
                  onReport={onReport}
                />
              </li>
            </Fragment>
          );
        })}
        {pending.map((message) => (
          <li key={message.clientKey}>
            <PendingBubble
              message={message}
              onRetry={() => outbox.retry(message)}
              onRemove={() => outbox.remove(message.clientKey)}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
