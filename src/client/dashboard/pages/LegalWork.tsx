import type { PageProps } from '#client/lib/page.ts';
import { EngagementPanel } from '#client/professionals/engagements/EngagementPanel.tsx';
import { LawyerWork } from '#client/professionals/lawyers/LawyerWork.tsx';
import { ReviewForm } from '#client/professionals/reviews/ReviewForm.tsx';
import { PageFrame } from '#client/ui/PageFrame.tsx';

/** A lawyer's work; its client reads along. */
export function LegalWork({ params, userId, userRole }: PageProps) {
  const engagementId = Number(params.id);
  const back =
    userRole === 'lawyer'
      ? { href: '/LawyerLeadList', label: 'All leads' }
      : { href: '/HiredAgents/0', label: 'All I have hired' };
  return (
    <PageFrame heading="Legal work" back={back}>
      <EngagementPanel engagementId={engagementId} userId={userId}>
        {() => (
          <>
            <ReviewForm subjectKind="engagement" subjectId={engagementId} />
            <LawyerWork engagementId={engagementId} />
          </>
        )}
      </EngagementPanel>
    </PageFrame>
  );
}
