import { AppLink } from '#client/dashboard/AppLink.tsx';
import type { PageProps } from '#client/dashboard/page-props.ts';
import { useSession } from '#client/dashboard/session-context.ts';
import { EngagementPanel } from '#client/features/engagements/EngagementPanel.tsx';
import { EvaluatorWork } from '#client/features/evaluators/EvaluatorWork.tsx';
import { ReviewForm } from '#client/features/reviews/ReviewForm.tsx';

export function EvaluatorLeadDetails({ params }: PageProps) {
  const { userId } = useSession();
  const engagementId = Number(params.id);
  return (
    <div className="grid grid-cols-1 gap-6">
      <div>
        <AppLink className="link" href="/EvaluatorLeadList">
          All leads
        </AppLink>
        <h1 className="text-2xl">Valuation</h1>
      </div>
      <EngagementPanel engagementId={engagementId} userId={userId}>
        {() => (
          <>
            <ReviewForm subjectKind="engagement" subjectId={engagementId} />
            <EvaluatorWork engagementId={engagementId} userId={userId} />
          </>
        )}
      </EngagementPanel>
    </div>
  );
}
