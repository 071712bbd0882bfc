import { AppLink } from '#client/dashboard/AppLink.tsx';
import { useSession } from '#client/dashboard/session-context.ts';
import { LeadList } from '#client/features/lawyers/LeadList.tsx';

export function LawyerLeadList() {
  const { userId } = useSession();
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h1 className="text-2xl">Leads</h1>
        <AppLink className="link" href="/DocumentUploadByLawyer">
          Upload documents
        </AppLink>
      </div>
      <LeadList userId={userId} />
    </div>
  );
}
