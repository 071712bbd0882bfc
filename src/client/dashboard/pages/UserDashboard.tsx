import { greeting } from '../../features/overview/greeting.ts';
import { Overview } from '../../features/overview/Overview.tsx';
import { useProfile, useSession } from '../session-context.ts';

export function UserDashboard() {
  const { userId, userRole } = useSession();
  const { profile } = useProfile();
  return (
    <div className="grid gap-8">
      <h1 className="text-2xl">{greeting(new Date(), profile?.Userdata.firstname)}</h1>
      <Overview userId={userId} role={userRole} />
    </div>
  );
}
