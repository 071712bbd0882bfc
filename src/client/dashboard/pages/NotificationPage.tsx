import { Notifications } from '../../features/notifications/Notifications.tsx';
import { useSession } from '../session-context.ts';

export function NotificationPage() {
  const { userId } = useSession();
  return (
    <div className="grid gap-4">
      <h1 className="text-2xl">Notifications</h1>
      <Notifications userId={userId} />
    </div>
  );
}
