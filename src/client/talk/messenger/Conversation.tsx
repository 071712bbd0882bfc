import { useState } from 'react';
import type { StreamState } from '#client/lib/follow-stream.ts';
import { Loader } from '#client/ui/Loader.tsx';
import type { Thread } from '#contract/talk/threads.ts';
import { labels } from '#messages/lib/labels.ts';
import words from '#messages/talk/messenger/index.ts';
import { Composer } from './Composer.tsx';
import { MessageList } from './MessageList.tsx';
import { ReportDialog } from './ReportDialog.tsx';
import { ThreadHeader } from './ThreadHeader.tsx';
import { useConversation } from './use-conversation.ts';
import type { Subscribe } from './use-live.ts';

const CLOSED: Record<NonNullable<Thread['closed']>, string> = labels(() => words.closed);

interface Props {
  threadId: number;
  userId: number;
  /** A message that was searched for; it is shown with what stands around it. */
  soughtId?: number | undefined;
  live: { state: StreamState; subscribe: Subscribe };
  onRead: () => void;
}

/** One thread: its messages, and the way to add one. */
export function Conversation({ threadId, userId, soughtId, live, onRead }: Props) {
  const conversation = useConversation({ threadId, userId, live, onRead });
  const [reporting, setReporting] = useState<number>();
  const { state, error, reload, thread } = conversation;
  return (
    <Loader state={state} error={error} onRetry={reload} isToEdges>
      {() =>
        thread && (
          <>
            <ThreadHeader thread={thread} isTyping={conversation.isTyping} />
            <MessageList
              conversation={conversation}
              userId={userId}
              soughtId={soughtId}
              onReport={setReporting}
            />
            {thread.closed ? (
              <p className="border-t border-line p-4 text-center text-muted">
                {CLOSED[thread.closed]}
              </p>
            ) : (
              <Composer
                threadId={threadId}
                name={thread.other.name}
                onSend={conversation.outbox.send}
              />
            )}
            {reporting !== undefined && (
              <ReportDialog messageId={reporting} onClose={() => setReporting(undefined)} />
            )}
          </>
        )
      }
    </Loader>
  );
}
