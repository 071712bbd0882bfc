import { Bell, CheckCheck } from 'lucide-react';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import type { NotificationKind } from '#domain/people/notification.ts';
import words from '#messages/people/bell/index.ts';
import { NotificationRow } from './NotificationRow.tsx';
import { useNotifications } from './use-notifications.ts';

interface Props {
  userId: number;
  kind: NotificationKind | undefined;
  onEveryKind: () => void;
}

function Nothing({ kind, onEveryKind }: Pick<Props, 'kind' | 'onEveryKind'>) {
  if (!kind) {
    return <EmptyState icon={Bell} title={words.noneYet} text={words.listedHere} />;
  }
  return (
    <EmptyState
      icon={Bell}
      title={words.noneOfKind}
      action={
        <Button variant="quiet" onClick={onEveryKind}>
          {words.showEverything}
        </Button>
      }
    />
  );
}

function unreadWords(unread: number, kind: NotificationKind | undefined): string {
  if (unread === 0) return words.nothingUnread;
  return kind ? words.unreadOfAll({ unread }) : words.unreadCount({ unread });
}

/** Newest first; opening one marks it read. */
export function NotificationList({ userId, kind, onEveryKind }: Props) {
  const { state, error, reload, list, unread, read, ...older } = useNotifications(userId, kind);
  return (
    <div className="grid gap-4">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-2">
        <p role="status" className="text-muted">
          {state === 'ready' && unreadWords(unread, kind)}
        </p>
        {unread > 0 && (
          <Button variant="quiet" icon={CheckCheck} onClick={() => read()}>
            {words.markAll}
          </Button>
        )}
      </div>
      <Loader state={state} error={error} onRetry={reload} skeleton={<Skeleton lines={8} />}>
        {list.length === 0 ? (
          <Nothing kind={kind} onEveryKind={onEveryKind} />
        ) : (
          <ul
            aria-label={words.notifications}
            className="card divide-y divide-line overflow-hidden"
          >
            {list.map((notification) => (
              <NotificationRow
                key={notification.id}
                notification={notification}
                onOpen={() => !notification.read && read([notification.id])}
              />
            ))}
          </ul>
        )}
      </Loader>
      {older.hasOlder && (
        <Button
          variant="quiet"
          className="justify-self-center"
          busy={older.loadingOlder}
          busyLabel={words.loading}
          onClick={older.showOlder}
        >
          {words.showOlder}
        </Button>
      )}
    </div>
  );
}
