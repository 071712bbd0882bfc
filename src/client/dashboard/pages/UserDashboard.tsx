import { AdSlot } from '#client/ads/places/AdSlot.tsx';
import { greeting } from '#client/dashboard/overview/greeting.ts';
import { MyDesk } from '#client/dashboard/overview/MyDesk.tsx';
import { Overview } from '#client/dashboard/overview/Overview.tsx';
import type { PageProps } from '#client/lib/page.ts';
import { useProfile } from '#client/people/profile/use-profile.ts';
import { InboxCounts } from '#client/people/staff-desk/InboxCounts.tsx';
import { PageFrame } from '#client/ui/PageFrame.tsx';
import { isMember } from '#domain/lib/role.ts';
import words from '#messages/people/overview/index.ts';

export function UserDashboard({ userId, userRole }: PageProps) {
  const { profile } = useProfile();
  return (
    <PageFrame
      heading={greeting(new Date(), profile?.Userdata.firstname)}
      {...(isMember(userRole) && { action: { href: '/TabPanel', label: words.latestOfAll } })}
      gap={8}
    >
      {userRole !== 'admin' && <AdSlot place="DashBoardTopImage" />}
      <Overview userId={userId} role={userRole} />
      {userRole === 'admin' && <InboxCounts />}
      {isMember(userRole) && <MyDesk userId={userId} isBuyer={userRole === 'user'} />}
      {userRole !== 'admin' && <AdSlot place="DashBoardBottomImage" />}
    </PageFrame>
  );
}
