import type { PageProps } from '#client/lib/page-props.ts';
import { useSession } from '#client/lib/session-context.ts';
import { EngagementPanel } from '#client/professionals/engagements/EngagementPanel.tsx';
import { EvaluatorWork } from '#client/professionals/evaluators/EvaluatorWork.tsx';
import { ReviewForm } from '#client/professionals/reviews/ReviewForm.tsx';
import { AppLink } from '#client/ui/AppLink.tsx';

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
