import { Engagement } from '#client/dashboard/work/Engagement.tsx';
import type { PageProps } from '#client/lib/page.ts';
import { LawyerWork } from '#client/professionals/lawyers/LawyerWork.tsx';
import { PageFrame } from '#client/ui/PageFrame.tsx';
import words from '#messages/people/desk/index.ts';

/** A lawyer's work; its client reads along. */
export function LegalWork({ params, userId, userRole }: PageProps) {
  const engagementId = Number(params.id);
  const back =
    userRole === 'lawyer'
      ? { href: '/LawyerLeadList', label: words.allLeads }
      : { href: '/HiredAgents/0', label: words.allIHired };
  return (
    <PageFrame heading={words.legalWork} back={back}>
      <Engagement engagementId={engagementId} userId={userId}>
        {() => <LawyerWork engagementId={engagementId} />}
      </Engagement>
    </PageFrame>
  );
}
