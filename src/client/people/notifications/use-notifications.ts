import { useEffect, useMemo, useState } from 'react';
import { toast } from 'sonner';
import { call } from '#client/lib/api.ts';
import { useCall } from '#client/lib/use-call.ts';
import { getNotifications, type Notification } from '#contract/people/notifications.ts';
import type { NotificationKind } from '#domain/people/notification.ts';
import words from '#messages/people/bell/index.ts';
import { merge, withRead } from './merge.ts';
import { useMarkRead } from './use-mark-read.ts';

/**
 * Notifications of one kind or all. The first page is the bell's own and renewed with it; what was
 * seen stays, so that newcomers push nothing out between the pages.
 */
export function useNotifications(userId: number, kind: NotificationKind | undefined) {
  const params = { id: userId };
  const { state, answer, error, reload } = useCall(getNotifications, { params, query: { kind } });
  const [seen, setSeen] = useState<Notification[]>([]);
  const [olderLeft, setOlderLeft] = useState<boolean>();
  const [loadingOlder, setLoadingOlder] = useState(false);
  const markRead = useMarkRead();

  useEffect(() => {
    if (answer) setSeen((known) => merge(known, answer.data));
  }, [answer]);
  const list = useMemo(() => merge(seen, answer?.data ?? []), [seen, answer]);

  async function showOlder() {
    const last = list.at(-1);
    if (!last) return;
    setLoadingOlder(true);
    try {
      const page = await call(getNotifications, { params, query: { kind, before: last.id } });
      setSeen((known) => merge(known, page.data));
      setOlderLeft(page.more);
    } catch {
      toast.error(words.olderFailed);
    } finally {
      setLoadingOlder(false);
    }
  }

  /** Those named, or all; shown at once and taken back when the server does not take it. */
  async function read(ids?: number[]) {
    const before = seen;
    setSeen((known) => withRead(known, ids));
    const done = await markRead(ids);
    if (!done) setSeen((known) => merge(known, before));
  }

  return {
    state,
    error,
    reload,
    list,
    unread: answer?.unread ?? 0,
    hasOlder: olderLeft ?? answer?.more ?? false,
    loadingOlder,
    showOlder,
    read,
  };
}
