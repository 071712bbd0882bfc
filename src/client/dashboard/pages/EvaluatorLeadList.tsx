import { useSession } from '#client/lib/session-context.ts';
import { LeadList } from '#client/professionals/evaluators/LeadList.tsx';

export function EvaluatorLeadList() {
  const { userId } = useSession();
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1 className="text-2xl">Leads</h1>
      <LeadList userId={userId} />
    </div>
  );
}
