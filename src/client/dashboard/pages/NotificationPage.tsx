import { useSession } from '#client/dashboard/session-context.ts';
import { Notifications } from '#client/features/notifications/Notifications.tsx';

export function NotificationPage() {
  const { userId } = useSession();
  return (
    <div className="grid gap-4">
      <h1 className="text-2xl">Notifications</h1>
      <Notifications userId={userId} />
    </div>
  );
}
