import { AdSlot } from '#client/ads/places/AdSlot.tsx';
import { greeting } from '#client/dashboard/overview/greeting.ts';
import { Overview } from '#client/dashboard/overview/Overview.tsx';
import { RequestCounts } from '#client/deals/contacts/RequestCounts.tsx';
import type { PageProps } from '#client/lib/page.ts';
import { useProfile } from '#client/people/profile/use-profile.ts';
import { InboxCounts } from '#client/people/staff-desk/InboxCounts.tsx';
import { PageFrame } from '#client/ui/PageFrame.tsx';
import { Section } from '#client/ui/Section.tsx';

export function UserDashboard({ userId, userRole }: PageProps) {
  const { profile } = useProfile();
  return (
    <PageFrame heading={greeting(new Date(), profile?.Userdata.firstname)} gap={8}>
      {userRole !== 'admin' && <AdSlot place="DashBoardTopImage" />}
      <Overview userId={userId} role={userRole} />
      {userRole === 'admin' && <InboxCounts />}
      {userRole === 'user' && (
        <Section title="Requests for my properties" titleId="requests" className="grid gap-3">
          <RequestCounts userId={userId} />
        </Section>
      )}
      {userRole !== 'admin' && <AdSlot place="DashBoardBottomImage" />}
    </PageFrame>
  );
}
