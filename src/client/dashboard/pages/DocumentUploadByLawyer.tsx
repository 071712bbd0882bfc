import { useSession } from '#client/lib/session-context.ts';
import { UploadDesk } from '#client/professionals/lawyers/UploadDesk.tsx';

export function DocumentUploadByLawyer() {
  const { userId } = useSession();
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1 className="text-2xl">Upload documents</h1>
      <UploadDesk userId={userId} />
    </div>
  );
}
