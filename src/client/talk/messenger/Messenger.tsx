import { MessageSquare, WifiOff } from 'lucide-react';
import { useCallback, useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { keyOf } from '#client/lib/kept-answers.ts';
import { useList, useListCall } from '#client/lib/use-list.ts';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { classes } from '#client/ui/classes.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import { Pagination } from '#client/ui/Pagination.tsx';
import type { ResponseOf } from '#contract/lib/endpoint.ts';
import { listTalks, unreadMessages } from '#contract/talk/threads.ts';
import dealWords from '#messages/deals/deal/index.ts';
import messengerWords from '#messages/talk/messenger/index.ts';
import { Conversation } from './Conversation.tsx';
import { FoundMessages } from './FoundMessages.tsx';
import { MessageSearch, useMessageSearch } from './MessageSearch.tsx';
import { ThreadRow } from './ThreadRow.tsx';
import { type ThreadPage, withMessage, withRead } from './thread-list-change.ts';
import { useLive } from './use-live.ts';

function Offline() {
  return (
    <p
      role="status"
      className="flex items-center gap-2 rounded-control bg-warn/12 px-4 py-2 text-sm text-warn"
    >
      <WifiOff aria-hidden="true" className="size-5 shrink-0" />
      {messengerWords.noConnectionKept}
    </p>
  );
}

function NoMessages() {
  return (
    <EmptyState
      icon={MessageSquare}
      title={messengerWords.noneYet}
      text={messengerWords.howTo}
      action={<ButtonLink href="/PropertyListHome">{dealWords.findOne}</ButtonLink>}
    />
  );
}

/** The list of threads and the one that is open, kept up to date while it is looked at. */
export function Messenger({ userId }: { userId: number }) {
  const place = useList();
  const { read } = place;
  const cursor = place.cursors.at(-1);
  const openId = Number(read('thread')) || undefined;
  const soughtId = Number(read('message')) || undefined;
  const search = useMessageSearch();
  const { list, query, whole } = useListCall(listTalks, place, {});
  const answer = whole?.data;
  const { mutate } = useSWRConfig();
  const live = useLive(answer?.lastId);
  const { subscribe } = live;

  const change = useCallback(
    (next: (known: ThreadPage) => ThreadPage | undefined) => {
      const key = keyOf(listTalks, { query: { ...(cursor && { cursor }) } });
      let isMissing = false;
      mutate<ResponseOf<typeof listTalks>>(
        key,
        (known) => {
          const changed = known && next(known.data);
          isMissing = known !== undefined && !changed;
          return known && changed ? { ...known, data: changed } : known;
        },
        { revalidate: false },
      ).then(() => isMissing && mutate(key));
      mutate(keyOf(unreadMessages));
    },
    [mutate, cursor],
  );
  useEffect(
    () =>
      subscribe(({ name, data }) => {
        const isSeen = data.threadId === openId && document.visibilityState === 'visible';
        if (name === 'message') change((known) => withMessage(known, data, { userId, isSeen }));
        else if (name === 'read' && data.readerId === userId) {
          change((known) => withRead(known, data.threadId));
        }
      }),
    [subscribe, change, openId, userId],
  );
  const onRead = useCallback(() => {
    if (openId) change((known) => withRead(known, openId));
  }, [change, openId]);

  if (openId === undefined && answer?.total === 0) return <NoMessages />;
  return (
    <div className="flex h-[calc(100dvh-13.5rem)] min-h-96 flex-col gap-3 lg:h-[calc(100dvh-11rem)]">
      {live.state === 'lost' && <Offline />}
      <div className="card flex min-h-0 flex-1 overflow-hidden">
        <nav
          aria-label={messengerWords.talks}
          className={classes(
            'w-full shrink-0 overflow-y-auto lg:w-80 lg:border-r lg:border-line',
            openId !== undefined && 'max-lg:hidden',
          )}
        >
          <MessageSearch typed={search.typed} onType={search.setTyped} />
          {search.q !== undefined ? (
            <FoundMessages q={search.q} />
          ) : (
            <Loader state={list.state} error={list.error} onRetry={list.reload} isToEdges>
              {() =>
                answer && answer.items.length > 0 ? (
                  <>
                    <ul>
                      {answer.items.map((thread) => (
                        <li key={thread.id}>
                          <ThreadRow
                            thread={thread}
                            userId={userId}
                            isOpen={thread.id === openId}
                          />
                        </li>
                      ))}
                    </ul>
                    <Pagination
                      {...query}
                      pages={query.page + (answer.nextCursor === null ? 0 : 1)}
                      byStep
                    />
                  </>
                ) : (
                  <p className="p-6 text-center text-muted">{messengerWords.noTalk}</p>
                )
              }
            </Loader>
          )}
        </nav>
        <section
          aria-label={messengerWords.openTalk}
          className={classes(
            'flex min-w-0 flex-1 flex-col',
            openId === undefined && 'max-lg:hidden',
          )}
        >
          {openId === undefined ? (
            <p className="m-auto max-w-[40ch] p-6 text-center text-muted">
              {messengerWords.chooseTalk}
            </p>
          ) : (
            <Conversation
              key={`${openId} ${soughtId ?? ''}`}
              soughtId={soughtId}
              threadId={openId}
              userId={userId}
              live={live}
              onRead={onRead}
            />
          )}
        </section>
      </div>
    </div>
  );
}
