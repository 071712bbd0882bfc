import { useSession } from '#client/lib/session-context.ts';
import { LeadList } from '#client/professionals/lawyers/LeadList.tsx';
import { AppLink } from '#client/ui/AppLink.tsx';

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
