import { useSession } from '#client/lib/session-context.ts';
import { Notifications } from '#client/people/notifications/Notifications.tsx';

export function NotificationPage() {
  const { userId } = useSession();
  return (
    <div className="grid gap-4">
      <h1 className="text-2xl">Notifications</h1>
      <Notifications userId={userId} />
    </div>
  );
}
