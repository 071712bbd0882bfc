import { useCallback, useEffect, useState } from 'react';
import { toast } from 'sonner';
import { call, callQuietly } from '#client/lib/api.ts';
import type { StreamState } from '#client/lib/follow-stream.ts';
import { useCall } from '#client/lib/use-call.ts';
import type { Message } from '#contract/talk/messenger.ts';
import { getThread, readThread } from '#contract/talk/threads.ts';
import words from '#messages/talk/messenger/index.ts';
import { mergeMessages, stillPending } from './merge-messages.ts';
import type { Subscribe } from './use-live.ts';
import { useOutbox } from './use-outbox.ts';

const TYPING_MS = 5_000;

/** Whether the other is writing just now; a message of theirs ends it. */
function useTyping(threadId: number, userId: number, subscribe: Subscribe): boolean {
  const [isTyping, setIsTyping] = useState(false);
  useEffect(() => {
    let timer = 0;
    const leave = subscribe(({ name, data }) => {
      if (data.threadId !== threadId) return;
      if (name === 'typing') {
        clearTimeout(timer);
        setIsTyping(true);
        timer = window.setTimeout(() => setIsTyping(false), TYPING_MS);
      } else if (name === 'message' && data.senderId !== userId) setIsTyping(false);
    });
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, [threadId, userId, subscribe]);
  return isTyping;
}

/** True while the page is in sight: what nobody looks at is not read. */
function useInSight(): boolean {
  const [inSight, setInSight] = useState(document.visibilityState === 'visible');
  useEffect(() => {
    const look = () => setInSight(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return inSight;
}

interface Props {
  threadId: number;
  userId: number;
  live: { state: StreamState; subscribe: Subscribe };
  onRead: () => void;
}

/** One thread: its messages from all that tells of them, what is on its way, and who has read. */
export function useConversation({ threadId, userId, live, onRead }: Props) {
  const params = { id: threadId };
  const { state, answer, error, reload } = useCall(getThread, { params });
  const [messages, setMessages] = useState<Message[]>([]);
  const [olderLeft, setOlderLeft] = useState<boolean>();
  const [loadingOlder, setLoadingOlder] = useState(false);
  const [otherRead, setOtherRead] = useState(0);
  const { state: lineState, subscribe } = live;

  const add = useCallback(
    (fresh: readonly Message[]) => setMessages((known) => mergeMessages(known, fresh)),
    [],
  );
  useEffect(() => {
    if (answer) add(answer.data.messages);
  }, [answer, add]);
  useEffect(
    () =>
      subscribe(({ name, data }) => {
        if (data.threadId !== threadId) return;
        if (name === 'message') add([data]);
        else if (name === 'read' && data.readerId !== userId) setOtherRead(data.upTo);
      }),
    [subscribe, threadId, userId, add],
  );
  const outbox = useOutbox(threadId, lineState === 'live', (message) => add([message]));
  const isTyping = useTyping(threadId, userId, subscribe);

  // Who has read what is told by no message: after a break it is asked for.
  const [wasLost, setWasLost] = useState(false);
  useEffect(() => {
    if (lineState === 'lost') setWasLost(true);
    if (lineState !== 'live' || !wasLost) return;
    setWasLost(false);
    void reload();
  }, [lineState, wasLost, reload]);

  const inSight = useInSight();
  const lastOfOther = messages.findLast(({ senderId }) => senderId !== userId)?.id ?? 0;
  const [readUpTo, setReadUpTo] = useState(0);
  const known = Math.max(readUpTo, answer?.data.readUpTo ?? 0);
  useEffect(() => {
    if (!inSight || !answer || lastOfOther <= known) return;
    setReadUpTo(lastOfOther);
    callQuietly(readThread, { params: { id: threadId }, body: { upTo: lastOfOther } }).then(
      onRead,
      // It stays unread, and is read with the next one.
      () => undefined,
    );
  }, [inSight, answer, lastOfOther, known, threadId, onRead]);

  async function showOlder() {
    const first = messages[0];
    if (!first || loadingOlder) return;
    setLoadingOlder(true);
    try {
      const { data } = await call(getThread, { params, query: { before: first.id } });
      add(data.messages);
      setOlderLeft(data.more);
    } catch {
      toast.error(words.earlierFailed);
    } finally {
      setLoadingOlder(false);
    }
  }

  return {
    state,
    error,
    reload,
    thread: answer?.data.thread,
    messages,
    pending: stillPending(outbox.pending, messages),
    outbox,
    otherReadUpTo: Math.max(otherRead, answer?.data.otherReadUpTo ?? 0),
    isTyping,
    hasOlder: olderLeft ?? answer?.data.more ?? false,
    loadingOlder,
    showOlder,
  };
}
