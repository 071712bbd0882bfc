import { Bell, CheckCheck } from 'lucide-react';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import type { NotificationKind } from '#domain/people/notification.ts';
import { NotificationRow } from './NotificationRow.tsx';
import { useNotifications } from './use-notifications.ts';

interface Props {
  userId: number;
  kind: NotificationKind | undefined;
  onEveryKind: () => void;
}

function Nothing({ kind, onEveryKind }: Pick<Props, 'kind' | 'onEveryKind'>) {
  if (!kind) {
    return (
      <EmptyState
        icon={Bell}
        title="No notifications yet"
        text="What happens with your account, your properties and your requests will be listed here."
      />
    );
  }
  return (
    <EmptyState
      icon={Bell}
      title="None of this kind"
      action={
        <Button variant="quiet" onClick={onEveryKind}>
          Show everything
        </Button>
      }
    />
  );
}

function unreadWords(unread: number, kind: NotificationKind | undefined): string {
  if (unread === 0) return 'Nothing unread';
  return kind ? `${unread} unread of all kinds` : `${unread} unread`;
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
            Mark all as read
          </Button>
        )}
      </div>
      <Loader state={state} error={error} onRetry={reload} skeleton={<Skeleton lines={8} />}>
        {list.length === 0 ? (
          <Nothing kind={kind} onEveryKind={onEveryKind} />
        ) : (
          <ul aria-label="Notifications" className="card divide-y divide-line overflow-hidden">
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
          busyLabel="Loading…"
          onClick={older.showOlder}
        >
          Show older
        </Button>
      )}
    </div>
  );
}
