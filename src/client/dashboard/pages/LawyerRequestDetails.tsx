import type { PageProps } from '#client/lib/page-props.ts';
import { useSession } from '#client/lib/session-context.ts';
import { EngagementPanel } from '#client/professionals/engagements/EngagementPanel.tsx';
import { LawyerWork } from '#client/professionals/lawyers/LawyerWork.tsx';
import { ReviewForm } from '#client/professionals/reviews/ReviewForm.tsx';
import { AppLink } from '#client/ui/AppLink.tsx';

/** A lawyer's work; its client reads along. */
export function LawyerRequestDetails({ params }: PageProps) {
  const { userId, userRole } = useSession();
  const engagementId = Number(params.id);
  const back =
    userRole === 'lawyer'
      ? { href: '/LawyerLeadList', label: 'All leads' }
      : { href: '/HiredAgents/0', label: 'All I have hired' };
  return (
    <div className="grid grid-cols-1 gap-6">
      <div>
        <AppLink className="link" href={back.href}>
          {back.label}
        </AppLink>
        <h1 className="text-2xl">Legal work</h1>
      </div>
      <EngagementPanel engagementId={engagementId} userId={userId}>
        {() => (
          <>
            <ReviewForm subjectKind="engagement" subjectId={engagementId} />
            <LawyerWork engagementId={engagementId} />
          </>
        )}
      </EngagementPanel>
    </div>
  );
}
