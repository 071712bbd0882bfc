import { AdSlot } from '#client/ads/places/AdSlot.tsx';
import { greeting } from '#client/dashboard/overview/greeting.ts';
import { Overview } from '#client/dashboard/overview/Overview.tsx';
import { RequestCounts } from '#client/dashboard/RequestCounts.tsx';
import { useProfile, useSession } from '#client/lib/session-context.ts';
import { Section } from '#client/ui/Section.tsx';

export function UserDashboard() {
  const { userId, userRole } = useSession();
  const { profile } = useProfile();
  return (
    <div className="grid gap-8">
      <h1 className="text-2xl">{greeting(new Date(), profile?.Userdata.firstname)}</h1>
      {userRole !== 'admin' && <AdSlot place="DashBoardTopImage" />}
      <Overview userId={userId} role={userRole} />
      {userRole === 'user' && (
        <Section title="Requests for my properties" titleId="requests" className="grid gap-3">
          <RequestCounts userId={userId} />
        </Section>
      )}
      {userRole !== 'admin' && <AdSlot place="DashBoardBottomImage" />}
    </div>
  );
}
