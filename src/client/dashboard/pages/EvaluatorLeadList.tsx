import { LeadList } from '../../features/evaluators/LeadList.tsx';
import { useSession } from '../session-context.ts';

export function EvaluatorLeadList() {
  const { userId } = useSession();
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1 className="text-2xl">Leads</h1>
      <LeadList userId={userId} />
    </div>
  );
}
