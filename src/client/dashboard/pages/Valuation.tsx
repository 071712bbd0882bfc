import type { PageProps } from '#client/lib/page.ts';
import { EngagementPanel } from '#client/professionals/engagements/EngagementPanel.tsx';
import { EvaluatorWork } from '#client/professionals/evaluators/EvaluatorWork.tsx';
import { ReviewForm } from '#client/professionals/reviews/ReviewForm.tsx';

/** An evaluator's piece of work. */
export function Valuation({ params, userId }: PageProps) {
  const engagementId = Number(params.id);
  return (
    <EngagementPanel engagementId={engagementId} userId={userId}>
      {() => (
        <>
          <ReviewForm subjectKind="engagement" subjectId={engagementId} />
          <EvaluatorWork engagementId={engagementId} userId={userId} />
        </>
      )}
    </EngagementPanel>
  );
}
