import { Engagement } from '#client/dashboard/work/Engagement.tsx';
import type { PageProps } from '#client/lib/page.ts';
import { EvaluatorWork } from '#client/professionals/evaluators/EvaluatorWork.tsx';

/** An evaluator's piece of work. */
export function Valuation({ params, userId }: PageProps) {
  const engagementId = Number(params.id);
  return (
    <Engagement engagementId={engagementId} userId={userId}>
      {() => <EvaluatorWork engagementId={engagementId} userId={userId} />}
    </Engagement>
  );
}
