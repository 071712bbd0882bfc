import { EngagementPanel } from '../../features/engagements/EngagementPanel.tsx';
import { EvaluatorWork } from '../../features/evaluators/EvaluatorWork.tsx';
import { ReviewForm } from '../../features/reviews/ReviewForm.tsx';
import { AppLink } from '../AppLink.tsx';
import type { PageProps } from '../page-props.ts';
import { useSession } from '../session-context.ts';

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
