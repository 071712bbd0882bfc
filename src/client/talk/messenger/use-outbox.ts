import { useEffect, useRef, useState } from 'react';
import { callQuietly, sendFile } from '#client/lib/api.ts';
import { isAppError } from '#contract/lib/errors.ts';
import { type Message, sendMessage, sendMessageFile } from '#contract/talk/messenger.ts';
import messengerWords from '#messages/talk/messenger/index.ts';
import type { Pending } from './merge-messages.ts';

const keyOf = (threadId: number) => `outbox:${threadId}`;

/** Words that were not sent when the page was left stand there again. */
function readKept(threadId: number): Pending[] {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(threadId)) ?? '[]') as Pending[];
    return kept.map((each) => ({ ...each, state: 'failed' }));
  } catch {
    // What somebody edited by hand is worth nothing.
    return [];
  }
}

function keep(threadId: number, pending: readonly Pending[]): void {
  const words = pending.filter(({ fileName }) => fileName === null);
  if (words.length > 0) localStorage.setItem(keyOf(threadId), JSON.stringify(words));
  else localStorage.removeItem(keyOf(threadId));
}

/**
 * Messages on their way, one after another so that they arrive in order; what fails stays, and what
 * failed for want of a connection goes again by itself once there is one.
 */
export function useOutbox(
  threadId: number,
  isConnected: boolean,
  onSent: (message: Message) => void,
) {
  const [pending, setPending] = useState(() => readKept(threadId));
  const files = useRef(new Map<string, File>());
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => keep(threadId, pending), [threadId, pending]);

  const change = (clientKey: string, changes: Partial<Pending>) =>
    setPending((all) =>
      all.map((each) => (each.clientKey === clientKey ? { ...each, ...changes } : each)),
    );
  const remove = (clientKey: string) =>
    setPending((all) => all.filter((each) => each.clientKey !== clientKey));

  /** Quietly: the stream brings every message to the lists. */
  async function post({ clientKey, body }: Pending): Promise<Message> {
    const params = { id: threadId };
    const file = files.current.get(clientKey);
    if (!file) return (await callQuietly(sendMessage, { params, body: { clientKey, body } })).data;
    const query = { clientKey, filename: file.name };
    return (await sendFile(sendMessageFile, file, { params, query }, { quiet: true })).data;
  }

  function deliver(message: Pending): void {
    queue.current = queue.current.then(async () => {
      try {
        onSent(await post(message));
        files.current.delete(message.clientKey);
        remove(message.clientKey);
      } catch (error) {
        const isAway = isAppError(error) && error.code === 'unavailable';
        const words = isAppError(error) ? error.message : messengerWords.errorOccurred;
        change(message.clientKey, { state: 'failed', why: isAway ? undefined : words });
      }
    });
  }

  function add(body: string, file?: File): void {
    const message: Pending = {
      clientKey: crypto.randomUUID(),
      body,
      fileName: file?.name ?? null,
      at: new Date().toISOString(),
      state: 'sending',
    };
    if (file) files.current.set(message.clientKey, file);
    setPending((all) => [...all, message]);
    deliver(message);
  }

  const retry = (message: Pending) => {
    change(message.clientKey, { state: 'sending', why: undefined });
    deliver(message);
  };

  const unsent = useRef<() => void>(undefined);
  unsent.current = () => {
    for (const message of pending) {
      if (message.state === 'failed' && message.why === undefined) retry(message);
    }
  };
  useEffect(() => {
    if (isConnected) unsent.current?.();
  }, [isConnected]);

  return { pending, send: add, retry, remove };
}
